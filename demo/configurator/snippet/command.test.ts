import { execFileSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyState } from '../state/any-state.ts';
import type { State } from '../state/state.ts';
import { prerenderCommand } from './command.ts';
import { contentData, textsData } from './parts.ts';

describe('the command', () => {
  /** What a shell gives to the command, and what is in the files that it wrote before. */
  function run(state: State): { words: string[]; files: Record<string, string> } {
    const script = prerenderCommand(state)
      .replaceAll(/^cat > (\S+) <</gm, "printf 'FILE%s\\0' $1; cat <<")
      .replaceAll(/^END_OF_FILE$/gm, "END_OF_FILE\nprintf '\\0'")
      .replace('node dist/cli.js prerender', "printf 'WORD%s\\0'");
    const parts = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
    const files = parts.flatMap((part, index) =>
      part.startsWith('FILE') ? [[part.slice(4), parts[index + 1] ?? ''] as const] : [],
    );
    return {
      words: parts.filter((part) => part.startsWith('WORD')).map((word) => word.slice(4)),
      files: Object.fromEntries(files),
    };
  }

  it('gives the prerenderer exactly the state, whatever was typed', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const { words, files } = run(state);
        const pairs = words.flatMap((word, index) =>
          words[index - 1] === '--attribute' || words[index - 1] === '--default'
            ? [[word.split('=')[0] ?? '', word.split('=').slice(1).join('=')] as const]
            : [],
        );
        expect(words.slice(0, 2)).toEqual(['--tag', state.tag]);
        expect(Object.fromEntries(pairs)).toEqual(state.attributes);
        const { 'texts.json': texts, 'content.json': content } = files;
        expect(texts && JSON.parse(texts)).toEqual(textsData(state));
        expect(content && JSON.parse(content)).toEqual(contentData(state));
      }),
      { numRuns: 40 },
    );
  });
});
