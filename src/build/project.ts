import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const PROJECT = join(import.meta.dirname, '../../');

export const { version: VERSION } = JSON.parse(readFileSync(`${PROJECT}/package.json`, 'utf8')) as { version: string };
