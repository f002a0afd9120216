import { check } from './check.ts';
import type { Command } from './command.ts';
import { conformance } from './conformance.ts';
import { fallback } from './fallback.ts';
import { mock } from './mock.ts';
import { schema } from './schema.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [check, fallback, schema, conformance, mock];
