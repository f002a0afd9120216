import { Marked, type Tokens } from 'marked';
import { escapeHtml } from '../escape-html.ts';

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

/**
 * Renders a guide's Markdown.
 *
 * @param addressOf the address on the site for a link in the Markdown
 */
export function renderMarkdown(markdown: string, addressOf: (link: string) => string): RenderedMarkdown {
  const headings: Heading[] = [];
  const ids = new Set<string>();
  const marked = new Marked({
    walkTokens: (token) => {
      if (token.type === 'text') token['text'] = String(token['text']).replaceAll(/(?<=\p{L})'/gu, '’');
    },
    renderer: {
      heading({ depth, tokens }: Tokens.Heading): string {
        const html = this.parser.parseInline(tokens);
        const text = plainText(html);
        const id = uniqueId(text, ids);
        headings.push({ depth, id, text });
        return `<h${String(depth)} id="${id}">${html}</h${String(depth)}>\n`;
      },
      link({ href, tokens }: Tokens.Link): string {
        return `<a href="${escapeHtml(addressOf(href))}">${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text }: Tokens.Image): string {
        return `<img src="${escapeHtml(addressOf(href))}" alt="${escapeHtml(text)}">`;
      },
      code({ text, lang = '' }: Tokens.Code): string {
        const language = lang.split(' ')[0] ?? '';
        return `<pre><code${language ? ` class="language-${language}"` : ''}>${breakable(text)}</code></pre>\n`;
      },
      codespan({ text }: Tokens.Codespan): string {
        return `<code>${text.length > LONG_CODE ? breakable(text) : escapeHtml(text)}</code>`;
      },
      // A wide table scrolls by itself, so that it has to be reachable by the keyboard. Narrow screens show each row as a
      // block, and name each cell by its column; the roles then stay what they are.
      table({ header, rows }: Tokens.Table): string {
        const inline = (cell: Tokens.TableCell): string => this.parser.parseInline(cell.tokens);
        const names = header.map((cell) => plainText(inline(cell)).replaceAll('"', '&quot;'));
        // A column without a name has no header cell: a screen reader would announce an empty one.
        const heads = header.map((cell) =>
          cell.text === '' ? '<td role="cell"></td>' : `<th role="columnheader" scope="col">${inline(cell)}</th>`,
        );
        const bodies = rows.map(
          (cells) =>
            `<tr role="row">${cells
              .map((cell, at) => `<td role="cell" data-name="${names[at] ?? ''}"><div>${inline(cell)}</div></td>`)
              .join('')}</tr>\n`,
        );
        const head = `<thead role="rowgroup"><tr role="row">${heads.join('')}</tr></thead>`;
        return `<div class="table" tabindex="0"><table role="table">${head}\n<tbody role="rowgroup">${bodies.join('')}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { html, headings };
}

/** The text of HTML, escaped as it was. */
function plainText(html: string): string {
  return html.replace(/<[^>]*>/g, '');
}

/** The id of a heading as code hosts make it, so that a link leads to it there and here. */
function uniqueId(text: string, taken: Set<string>): string {
  const slug = text
    .replace(/&#?\w+;/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
  let id = slug;
  for (let count = 1; taken.has(id); count += 1) id = `${slug}-${String(count)}`;
  taken.add(id);
  return id;
}

/** Code of more characters may break where a line of a phone ends. */
const LONG_CODE = 24;

/** Between the parts of an address, the words of a name such as `urn:a:b`, and a tag and its content. */
const BREAKS = /(?<=[\w}]\/)(?=[\w{])|(?<=[a-z]:)(?=[a-z])|(?<=>)(?=\w)/i;

/** Escapes code, and lets it break at these places before it breaks within a word. What is copied stays the same. */
function breakable(code: string): string {
  return code.split(BREAKS).map(escapeHtml).join('<wbr>');
}
