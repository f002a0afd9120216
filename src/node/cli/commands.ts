import { check } from './check.ts';
import type { Command } from './command.ts';
import { content } from './content.ts';
import { conformance } from './conformance.ts';
import { fallback } from './fallback.ts';
import { mock } from './mock.ts';
import { prerender } from './prerender.ts';
import { publish } from './publish.ts';
import { schema } from './schema.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [check, content, fallback, prerender, schema, conformance, mock, publish];
