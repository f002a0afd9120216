import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The root folder of the project. */
export const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

export const { version: VERSION } = JSON.parse(readFileSync(`${PROJECT}/package.json`, 'utf8')) as { version: string };
