import { check } from './check.ts';
import type { Command } from './command.ts';
import { fallback } from './fallback.ts';
import { schema } from './schema.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [check, fallback, schema];
