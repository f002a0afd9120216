import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { PROJECT } from '../../src/build/project.ts';

/** What reads what strangers may write: what runs in a page, the commands, and the services of the demo and the examples. */
const FOLDERS = 'widgets,src/{embed,ui,debug,node},demo/{backend,configurator,examples}';
const FILES = globSync(`{${FOLDERS}}/**/*.{ts,tsx,js,mjs}`, {
  cwd: PROJECT,
  exclude: ['**/*.test.*', 'src/embed/api/openapi/**'],
});

function patternsIn(file: string): ReadonlyArray<Readonly<Record<'file' | 'source' | 'flags', string>>> {
  const patterns: Array<ReturnType<typeof patternsIn>[number]> = [];
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) patterns.push({ file, source: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(parseSync(file, readFileSync(join(PROJECT, file), 'utf8')).program);
  return patterns;
}

it.each(FILES.flatMap(patternsIn))('/$source/$flags of $file takes linear time', ({ source, flags }) => {
  expect(analyse({ source, flags }).reports).toEqual([]);
});
