// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { proseLinter } from './linter.ts';
import { messages } from './messages.ts';
import { documentation } from './texts.ts';

const problemsOf = await proseLinter();

const texts = { ...(await documentation()), ...messages() };

describe('what people read is written in plain English', () => {
  it.each(Object.keys(texts))('%s', async (file) => {
    expect(await problemsOf(texts[file] ?? '')).toEqual([]);
  });
});

describe('the linter', () => {
  it.each([
    ['The layout goes by the window.', 'the window => the viewport'],
    ['| a |\n| - |\n| In a content system |', 'content system => CMS'],
    ['- **The line is to be read on the page**: use `htmlok`.', 'is to be => must be'],
    ['It takes some\nten minutes.', 'about ten'],
    ['## What it holds', 'holds => contains'],
    ['[It stands there](a.md)', 'stands => is'],
    [`${'A sentence that goes on '.repeat(10)}.`, 'maximum sentence length'],
    ['Paste the the line.', '"the" is repeated'],
  ])('finds what is wrong in %j', async (text, problem) => {
    expect((await problemsOf(text)).join('\n')).toContain(problem);
  });

  it('reads messages in one piece, with code for what is filled in', () => {
    expect(messages()['src/embed/api/errors.ts']).toContain('(`x`, `x``x`), not the service. Forward /service/');
  });

  it('leaves code alone', async () => {
    expect(await problemsOf('Write `holds` or\n\n```html\n<p>It stands here</p>\n```\n')).toEqual([]);
  });
});
