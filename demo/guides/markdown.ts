import { Marked, type Tokens } from 'marked';

/** A heading of a page, as the table of contents lists it. */
export interface Heading {
  readonly depth: number;
  readonly id: string;
  /** Its text without markup, escaped. */
  readonly text: string;
}

export interface RenderedMarkdown {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** Renders a guide's Markdown. Links to other guides lead to their pages. */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const headings: Heading[] = [];
  // The page around it has these.
  const ids = new Set(['all-guides', 'content', 'on-this-page']);
  const marked = new Marked({
    renderer: {
      heading({ depth, tokens }: Tokens.Heading): string {
        const html = this.parser.parseInline(tokens);
        const text = html.replace(/<[^>]*>/g, '');
        const id = uniqueId(text, ids);
        headings.push({ depth, id, text });
        return `<h${String(depth)} id="${id}">${html}</h${String(depth)}>\n`;
      },
      link({ href, tokens }: Tokens.Link): string {
        return `<a href="${escapeHtml(pageOf(href))}">${this.parser.parseInline(tokens)}</a>`;
      },
      // Wide code and tables scroll by themselves; what scrolls has to be reachable by the keyboard.
      code({ text, lang = '' }: Tokens.Code): string {
        const language = lang.split(' ')[0] ?? '';
        return `<pre tabindex="0"><code${language ? ` class="language-${language}"` : ''}>${escapeHtml(text)}</code></pre>\n`;
      },
    },
    hooks: { postprocess: (html) => html.replace(/<table>[^]*?<\/table>/g, scrollable) },
  });
  const html = marked.parse(markdown, { async: false });
  return { html, headings };
}

const scrollable = (table: string): string => `<div class="table" tabindex="0">${table}</div>`;

/** `wordpress.md#load` is `wordpress.html#load`: on a code host the sources link to each other. */
function pageOf(href: string): string {
  return href.replace(/^(?!https?:)([\w-]+)\.md(?=#|$)/, '$1.html');
}

function uniqueId(text: string, taken: Set<string>): string {
  const slug = text
    .replace(/&\w+;/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  let id = slug || 'section';
  for (let count = 2; taken.has(id); count += 1) id = `${slug}-${String(count)}`;
  taken.add(id);
  return id;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
