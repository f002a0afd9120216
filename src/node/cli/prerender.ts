import { describeFailure } from '../../../widgets/footer/content/parse-content.ts';
import { checkContent, readContent } from './footer/content-report.ts';
import { attributeProblems } from './live/attribute-problems.ts';
import { didYouMean } from '../../embed/distance.ts';
import { defineCommand, UsageError } from './command.ts';

export const prerender = defineCommand({
  name: 'prerender',
  usage: [
    [
      '--tag shop-footer [--site AT] [--attribute name=value]… [--default name=value]… [--content <file.json>] ' +
        '[--texts <file.json>] [--fallback <file.html>] [--page <address>] [--now <date>] [--nested] [--nonce <nonce>]',
      'prints a tag as HTML that shows before the script has run',
    ],
  ],
  options: {
    tag: { type: 'string' },
    site: { type: 'string' },
    attribute: { type: 'string', multiple: true },
    default: { type: 'string', multiple: true },
    content: { type: 'string' },
    texts: { type: 'string' },
    fallback: { type: 'string' },
    page: { type: 'string' },
    now: { type: 'string' },
    nested: { type: 'boolean' },
    nonce: { type: 'string' },
  },
  async run({ values: { tag, site, page, nonce, nested, ...values } }, { readFile }) {
    // Only here: no other command needs React.
    const { prerender: render, TAGS } = await import('../prerender.ts');
    if (tag === undefined || !TAGS.includes(tag)) {
      const unknown = tag === undefined ? '' : `"${tag}" is not a tag${didYouMean(tag, TAGS) ?? '.'} `;
      throw new UsageError(`${unknown}prerender needs --tag, one of ${TAGS.join(', ')}.`);
    }
    const given = Object.entries(pairsOf([...(values.attribute ?? []), ...(values.default ?? [])]));
    const [wrong] = attributeProblems(new Map(given), tag.replace('shop-', ''));
    if (wrong !== undefined) throw new UsageError(wrong);
    const now = values.now === undefined ? undefined : new Date(values.now);
    if (now && Number.isNaN(now.getTime())) throw new UsageError(`"${values.now ?? ''}" is not a date.`);
    if (values.content !== undefined) {
      const { good, lines } = await checkContent(values.content, readFile);
      if (!good) return { output: `${lines.join('\n')}\n`, exitCode: 1 };
    }
    if (page !== undefined && !URL.canParse(page)) {
      throw new UsageError(`"${page}" is not an address; write it in full, such as https://shop.example/.`);
    }
    const read = async <Value>(file: string | undefined, reading: (file: string) => Promise<Value>) => {
      if (file === undefined) return undefined;
      return reading(file).catch((error: unknown) => Promise.reject(new Error(`${file}: ${describeFailure(error)}`)));
    };
    const readJson = (file: string): Promise<unknown> => readContent(file, readFile);
    try {
      const html = render({
        tag,
        attributes: { site, ...pairsOf(values.attribute) },
        defaults: pairsOf(values.default),
        content: await read(values.content, readJson),
        texts: await read(values.texts, readJson),
        fallback: (await read(values.fallback, readFile))?.trim(),
        page,
        nonce,
        nested,
        now,
      });
      return { output: `${html}\n`, exitCode: 0 };
    } catch (error) {
      return { output: `${error instanceof Error ? error.message : String(error)}\n`, exitCode: 1 };
    }
  },
});

/** The attributes of `name=value`, or of `name` alone. */
function pairsOf(words: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(
    words.map((word) => {
      const [name = '', ...value] = word.split('=');
      return [name, value.join('=')];
    }),
  );
}
