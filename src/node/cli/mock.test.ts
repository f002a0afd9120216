import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { adviceForMail } from './mock.ts';

it.runIf(process.platform !== 'win32').each(['`echo${IFS}x`@example.org', "o'$(id)@example.org", '-x&id@example.org'])(
  'prints the address %s as a word that a shell does not run',
  (address) => {
    const [, words = ''] = /: (--email.*)$/mu.exec(adviceForMail(address, '-t0ken')) ?? [];
    const printed = execFileSync('sh', ['-c', `printf '%s\n' ${words}`], { encoding: 'utf8' });
    expect(printed).toBe(`--email=${address}\n--token=-t0ken\n`);
  },
);

it('prints no character of an address that a terminal obeys', () => {
  expect(adviceForMail('a\u009b2J@example.org', 't')).not.toMatch(/\p{Cc}(?!$)/u);
});
