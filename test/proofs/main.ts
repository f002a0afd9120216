/**
 * `npm run test:all`: the proofs that `npm test` leaves out, each with its time. `npm run test:all -- browser` takes one
 * of them; it needs the files that `files` has made before.
 */
import { spawnSync } from 'node:child_process';
import { STEPS } from './steps.ts';

const named = process.argv.slice(2);
const unknown = named.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; use ${STEPS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const failed: string[] = [];
for (const { name, what, command } of STEPS.filter((step) => named.length === 0 || named.includes(step.name))) {
  console.log(`\n${name}: ${what}`);
  const began = Date.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  console.log(`${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${String(Math.round((Date.now() - began) / 1000))} s`);
  if (status !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
