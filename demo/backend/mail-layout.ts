import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

interface MailLink {
  readonly text: string;
  readonly url: string;
}

/** What a mail says, with all values filled in, as text without markup. */
export interface MailContent {
  readonly locale: string;
  readonly subject: string;
  readonly preheader: string;
  readonly greeting: string;
  readonly body: string;
  /** What the recipient copies. */
  readonly code?: string;
  readonly button: MailLink;
  /** Paragraphs in a box, with the address behind the words in `<usage>`. */
  readonly box: { readonly text: string; readonly usage?: string };
  readonly notes: ReadonlyArray<{ readonly text: string; readonly link?: MailLink }>;
  readonly sender: string;
  readonly senderBlock: string;
}

const STYLES = raw(`<style>
body { margin: 0; padding: 24px 12px; background: #f6f1eb; color: #231c18; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 552px; margin: auto; padding: 24px; border-radius: 8px; background: #fff; overflow-wrap: anywhere }
h1 { font-size: 20px; line-height: 1.3 }
a, .sender { color: #7a3e1d }
.preheader { display: none }
.code, .button { padding: 14px 24px; border-radius: 4px; font-weight: 600; text-align: center }
.code { border: 1px dashed #7a3e1d; font-size: 18px; letter-spacing: 1px; white-space: nowrap }
.button { display: inline-block; background: #7a3e1d; color: #fff; text-decoration: none }
.box { padding: 16px; border-radius: 4px; background: #f6f1eb }
.box, .note { font-size: 14px; color: #5e534c }
.box, footer { white-space: pre-line }
footer { padding-top: 16px; border-top: 1px solid #d9cfc7; font-size: 12px; color: #5e534c }
</style>`);

export function renderMailHtml({ locale, subject, preheader, code, button, ...content }: MailContent): string {
  const link = ({ text, url }: MailLink) => html`<br /><a href="${url}">${text}</a>`;
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
        ${STYLES}
      </head>
      <body>
        <div class="preheader">${preheader}</div>
        <main>
          <p class="sender">${content.sender}</p>
          <h1>${subject}</h1>
          <p>${content.greeting}</p>
          <p>${content.body}</p>
          ${code === undefined ? '' : html`<p class="code">${code}</p>`}
          <p><a class="button" href="${button.url}">${button.text}</a></p>
          <p class="box">${inBox(content.box)}</p>
          ${content.notes.map((note) => html`<p class="note">${note.text}${note.link && link(note.link)}</p>`)}
          <footer>${content.senderBlock}</footer>
        </main>
      </body>
    </html> `;
  // It is no promise, since nothing in it is one.
  return (page as HtmlEscapedString).toString();
}

/** The text of the box, whose words in `<usage>` are a link: every second part. */
function inBox({ text, usage = '' }: MailContent['box']) {
  const parts = text.split(/<\/?usage>/u);
  return parts.map((part, index) => (index % 2 ? html`<a href="${usage}">${part}</a>` : part));
}
