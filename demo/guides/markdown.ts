import { Marked, type Tokens } from 'marked';

/** A heading of a page, as the table of contents and the search list it. */
export interface Heading {
  readonly depth: number;
  readonly id: string;
  /** Its text without markup. */
  readonly text: string;
}

export interface RenderedMarkdown {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** @param addressOf returns the address on the site for a link in the Markdown */
export function renderMarkdown(markdown: string, addressOf: (link: string) => string): RenderedMarkdown {
  const headings: Heading[] = [];
  const marked = new Marked({
    walkTokens: (token) => {
      if (token.type === 'text') token['text'] = String(token['text']).replaceAll(/(?<=\p{L})'/gu, '’');
      if (token.type === 'link' || token.type === 'image') token['href'] = addressOf(String(token['href']));
    },
    renderer: {
      heading({ depth, tokens }: Tokens.Heading): string {
        const text = this.parser.parseInline(tokens, this.parser.textRenderer);
        const id = uniqueId(text, headings);
        headings.push({ depth, id, text });
        return `<h${String(depth)} id="${id}">${this.parser.parseInline(tokens)}</h${String(depth)}>\n`;
      },
      // A wide table scrolls by itself, so that it has to be reachable by the keyboard.
      table({ header, rows }: Tokens.Table): string {
        // A column without a name has no header cell: a screen reader would announce an empty one.
        const head = header.map((cell) => this.tablecell({ ...cell, header: cell.text !== '' }));
        const body = rows.map((cells) => this.tablerow({ text: cells.map((cell) => this.tablecell(cell)).join('') }));
        const table = `<thead>${this.tablerow({ text: head.join('') })}</thead><tbody>${body.join('')}</tbody>`;
        return `<div class="table" tabindex="0"><table>${table}</table></div>\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { html, headings };
}

/** The id of a heading as code hosts make it, so that a link leads to it there and here. */
function uniqueId(text: string, taken: readonly Heading[]): string {
  const slug = text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
  const same = taken.filter(({ id }) => id === slug || id.replace(/-\d+$/, '') === slug).length;
  return same === 0 ? slug : `${slug}-${String(same)}`;
}
