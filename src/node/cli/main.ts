#!/usr/bin/env node
/** The package's command: `node dist/cli.js help` lists what it does. */
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { run } from './run.ts';

function unreadable({ code }: NodeJS.ErrnoException): never {
  throw new Error(
    code === 'ENOENT' ? 'The file does not exist: check its name and folder.' : `The file cannot be read (${code}).`,
  );
}

process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') console.error(message);
  // A reader that has read enough, such as `head`, is no fault: SIGPIPE ends other programs with this code.
  process.exit(code === 'EPIPE' ? 141 : 1);
});

const { output, exitCode } = await run(process.argv.slice(2), {
  readFile: (file) => readFile(file, 'utf8').catch(unreadable),
  ask: async (address, method, follows) => {
    const redirect = follows ? 'follow' : 'manual';
    return (await fetch(address, { method, redirect, signal: AbortSignal.timeout(10_000) })).status;
  },
  print: (text) => void process.stdout.write(text),
  environment: process.env,
});
(exitCode === 0 ? process.stdout : process.stderr).write(output);
process.exitCode = exitCode;
