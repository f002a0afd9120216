import { LOGO_SOURCES, logoFile } from '../../widgets/footer/content/logo-sources.ts';
import { DEMO_SITES } from '../sites.ts';

/** What a mark is for, by the part of the footer that has it: its shape. */
type Kind = 'payment' | 'shipping' | 'seal';

interface Mark {
  readonly label: string;
  readonly kind: Kind;
}

const SHAPES: Readonly<Record<Kind, string>> = {
  payment: '<path d="M.5 38H71.5V43.5A4 4 0 0 1 67.5 47.5H4.5A4 4 0 0 1 .5 43.5Z"/>',
  shipping: '<path d="M6 6H18L14 11H6ZM6 37H22L18 42H6Z"/>',
  seal: '<path d="M36 3 39 8H33ZM36 45 33 40H39Z"/>',
};

const COLOURS = ['#1f4e79', '#7a3e1d', '#1b6b3a', '#8a1c4a', '#5b3b8c', '#0f6674'];

const MARKS = new Map(Object.values(DEMO_SITES).flatMap(({ content }) => [...marksIn(content, 'seal')]));

/**
 * An SVG in place of a logo, which belongs to its owner: a card with the name that the demo's shops give it, and a shape
 * for payment, delivery or a seal; `undefined` if unknown.
 */
export function drawLogo(file: string): string | undefined {
  const source = LOGO_SOURCES.find((name) => logoFile(name) === file);
  if (source === undefined) return undefined;
  const { label, kind }: Mark = MARKS.get(source) ?? { label: 'Logo', kind: 'seal' };
  const lines = linesOf(label);
  const size = Math.min(13, Math.floor(104 / Math.max(...lines.map(({ length }) => length))));
  const top = (kind === 'payment' ? 20 : 24) - ((lines.length - 1) * (size + 1)) / 2 + size * 0.36;
  const text = lines.map((line, at) => `<tspan x="36" y="${top + at * (size + 1)}">${line}</tspan>`).join('');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="72" height="48" viewBox="0 0 72 48">' +
    '<rect x=".5" y=".5" width="71" height="47" rx="4" fill="#fff" stroke="#d5cdc4"/>' +
    `<g fill="${COLOURS[source.length % COLOURS.length] ?? ''}">${SHAPES[kind]}<text font-family="Arial, sans-serif" ` +
    `font-size="${size}" font-weight="700" text-anchor="middle">${text}</text></g></svg>`
  );
}

/** The marks of a footer's content by their source. */
function* marksIn(data: unknown, kind: Kind): Generator<readonly [source: string, mark: Mark]> {
  if (typeof data !== 'object' || data === null) return;
  if ('label' in data && 'source' in data) yield [String(data.source), { label: String(data.label), kind }];
  for (const [key, value] of Object.entries(data))
    yield* marksIn(value, key === 'payment' || key === 'shipping' ? key : kind);
}

/** A name in at most three lines, which end at a space or a hyphen. */
function linesOf(label: string): readonly string[] {
  const words = label.replace(/ \(.*/, '').match(/[^ -]+-?/g) ?? [];
  return words.reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const joined = `${last ?? ''}${last === undefined || last.endsWith('-') ? '' : ' '}${word}`;
    return last !== undefined && joined.length <= 9 ? [...lines.slice(0, -1), joined] : [...lines, word];
  }, []);
}
