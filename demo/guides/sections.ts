import type { Section } from './in-page/find.ts';
import type { Guide } from './pages.ts';

const HEADING = /^<h[1-3] id="([^"]*)">([^]*?)<\/h[1-3]>/;

/** Elements that end a word. */
const BLOCK = /<\/?(?:p|li|td|th|tr|pre|div|h\d|ul|ol|blockquote)\b[^>]*>/g;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" };

/** The sections of a guide's HTML, for the search: one for each heading down to the third level. */
export function sectionsOf({ id, name }: Guide, html: string): readonly Section[] {
  return html.split(/(?=<h[1-3] id=")/).flatMap((part) => {
    const [heading = '', anchor = '', inner = ''] = HEADING.exec(part) ?? [];
    if (heading === '') return [];
    return {
      page: `${id}.html`,
      guide: name,
      id: anchor,
      heading: textOf(inner),
      text: textOf(part.slice(heading.length)),
    };
  });
}

function textOf(html: string): string {
  return html
    .replace(BLOCK, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&([\w#]+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
