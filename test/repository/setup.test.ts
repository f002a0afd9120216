import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

// As npm does: a signal to npm goes to the shell alone. `true` keeps every shell from becoming the program.
it('ends a program of the package with the shell that npm runs it in', async () => {
  const program = 'console.log(process.pid); setInterval(Boolean, 1000)';
  const shell = spawn('sh', ['-c', `node .ci/setup.mjs -e '${program}'; true`], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  const [line] = (await once(shell.stdout, 'data')) as [Buffer];
  shell.kill();
  // Closes with the last process that could write to it.
  await once(shell.stdout, 'close');
  expect(() => process.kill(Number(line), 0)).toThrow('ESRCH');
}, 15_000);
