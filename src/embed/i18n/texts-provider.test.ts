// @vitest-environment node
import { expect, it } from 'vitest';
import { remembering } from './texts-provider.tsx';

/** Texts of an owner, and the keys that were looked up. */
function setup(owner: object, text: string) {
  const keys: string[] = [];
  const texts = remembering((key, values) => {
    keys.push(key);
    return `${text} ${JSON.stringify(values)}`;
  }, owner);
  return { keys, texts };
}

it('a text is looked up once for all functions of its owner', () => {
  const owner = {};
  const first = setup(owner, 'Post');
  const second = setup(owner, 'Post');
  const found = [first.texts('newsletter.title'), first.texts('newsletter.title'), second.texts('newsletter.title')];
  expect(new Set(found)).toEqual(new Set(['Post undefined']));
  expect(first.keys).toEqual(['newsletter.title']);
  expect(second.keys).toEqual([]);
});

it('a text of another owner or key is another text', () => {
  const post = setup({}, 'Post');
  const mail = setup({}, 'Mail');
  expect(post.texts('newsletter.title')).toBe('Post undefined');
  expect(mail.texts('newsletter.title')).toBe('Mail undefined');
  post.texts('newsletter.lead');
  expect(post.keys).toEqual(['newsletter.title', 'newsletter.lead']);
});

it('a text with values is filled in each time', () => {
  const { texts } = setup({}, 'Did you mean');
  expect(texts('newsletter.email.suggestion', { address: 'a' })).toBe('Did you mean {"address":"a"}');
  expect(texts('newsletter.email.suggestion', { address: 'b' })).toBe('Did you mean {"address":"b"}');
});
