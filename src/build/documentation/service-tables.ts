import { TAGS } from './declarations.ts';
import { code, table } from './markdown.ts';
import { type Call, readCalls } from './services.ts';

const callName = ({ method, path }: Call): string => code(`${method} ${path}`);

/** The tables of the calls in Markdown, by the name of their marker. */
export function serviceTables(): Readonly<Record<string, string>> {
  const calls = readCalls();
  return {
    // Every call of a tag: where it goes, for whom, when, and which cookies it may set.
    requests: table(
      ['call', 'for whom', 'made by', 'what for', 'may set'],
      calls.flatMap((call) => {
        const { 'x-made-for': whom, 'x-made-by': made, 'x-sets': sets = '', summary } = call;
        return whom ? [[callName(call), whom, made, summary, sets]] : [];
      }),
    ),
    ...Object.fromEntries(TAGS.map(({ name }) => [`calls-of ${name}`, callsOf(name, calls)])),
  };
}

/** The calls of a tag, with what is different without them; needed calls come first. */
function callsOf(tag: string, calls: readonly Call[]): string {
  const isFor = (tags: readonly string[] | undefined): boolean => tags?.includes(tag.replace('shop-', '')) ?? false;
  const optional = calls.filter((call) => isFor(call['x-optional-for']));
  const without = new Set(optional.map((call) => call['x-without'] ?? ''));
  const names = (some: readonly Call[]): string => some.map(callName).join(' ');
  return table(
    ['call', 'without it'],
    [
      [names(calls.filter((call) => isFor(call['x-needed-for']))), '**the tag does not work**'],
      ...Array.from(without, (effect) => [names(optional.filter((call) => call['x-without'] === effect)), effect]),
    ],
  );
}
