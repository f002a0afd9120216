#!/usr/bin/env node
/**
 * The package's command: checks content files, prints a footer's fallback content, prints the content's JSON Schema.
 */
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { run } from './run.ts';

const { output, exitCode } = await run(process.argv.slice(2), (file) => readFile(file, 'utf8'));
(exitCode === 0 ? process.stdout : process.stderr).write(output);
process.exitCode = exitCode;
