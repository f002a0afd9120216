import { escapeHtml } from '../../src/node/escape-html.ts';

interface MailLink {
  readonly text: string;
  readonly url: string;
}

/** What a mail says, with all values filled in; plain text, which the layout escapes. */
export interface MailContent {
  readonly locale: string;
  readonly subject: string;
  readonly preheader: string;
  readonly greeting: string;
  readonly body: string;
  /** What the recipient copies. */
  readonly code?: string;
  readonly button: MailLink;
  /** Paragraphs in a box. */
  readonly box: string;
  readonly notes: ReadonlyArray<{ readonly text: string; readonly link?: MailLink }>;
  readonly sender: string;
  readonly senderBlock: string;
}

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const CARD = 'width:100%;max-width:600px;background:#ffffff;border-radius:8px';
const BUTTON = `display:inline-block;padding:14px 24px;border-radius:4px;background:#7a3e1d;color:#ffffff;${FONT};font-size:16px;line-height:20px;font-weight:600;text-decoration:none`;
const NOTE = `margin:0 0 8px;overflow-wrap:anywhere;${FONT};font-size:14px;line-height:21px;color:#5e534c`;
const TEXT = `margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:#231c18`;
const CODE = `margin:0;padding:16px;border:1px dashed #7a3e1d;border-radius:4px;${FONT};font-size:20px;line-height:24px;font-weight:600;letter-spacing:1px;text-align:center;color:#231c18`;

/** A mail as HTML. Tables and inline styles, because mail programs support little else. */
export function renderMailHtml(content: MailContent): string {
  const { code, button, notes } = content;
  const text = (value: string): string => escapeHtml(value);
  return `<!doctype html>
<html lang="${text(content.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${text(content.subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f6f1eb">
<div style="display:none;max-height:0;overflow:hidden">${text(content.preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f1eb">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" cellpadding="0" cellspacing="0" style="${CARD}">
<tr><td style="padding:24px 24px 0;${FONT};font-size:14px;line-height:21px;font-weight:600;color:#7a3e1d">${text(content.sender)}</td></tr>
<tr><td style="padding:16px 24px 8px">
<h1 style="margin:0 0 24px;${FONT};font-size:24px;line-height:31px;font-weight:600;color:#231c18">${text(content.subject)}</h1>
<p style="${TEXT}">${text(content.greeting)}</p>
<p style="${TEXT}">${text(content.body)}</p>
${code === undefined ? '' : `<p style="${CODE}">${text(code)}</p>`}
<p style="margin:24px 0"><a href="${text(button.url)}" style="${BUTTON}">${text(button.text)}</a></p>
</td></tr>
<tr><td style="padding:0 24px 24px">
<div style="padding:16px 16px 8px;border-radius:4px;background:#f6f1eb">
${text(content.box)
  .split('\n\n')
  .map((paragraph) => `<p style="${NOTE}">${paragraph}</p>`)
  .join('\n')}
</div>
</td></tr>
<tr><td style="padding:16px 24px 16px;border-top:1px solid #d9cfc7">
${notes.map(noteHtml).join('\n')}
</td></tr>
<tr><td style="padding:16px 24px 24px;border-top:1px solid #d9cfc7;${FONT};font-size:12px;line-height:18px;color:#5e534c">
${text(content.senderBlock).replaceAll('\n', '<br>\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function noteHtml({ text, link }: MailContent['notes'][number]): string {
  const style = `color:#7a3e1d${isWrittenOut(link) ? ';word-break:break-all' : ''}`;
  const linked = link && `<br><a href="${escapeHtml(link.url)}" style="${style}">${escapeHtml(link.text)}</a>`;
  return `<p style="${NOTE}">${escapeHtml(text)}${linked ?? ''}</p>`;
}

/** The same mail as plain text, in which every address is written out. */
export function renderMailText(content: MailContent): string {
  const { greeting, body, code = '', button, box, sender, senderBlock } = content;
  const notes = content.notes.filter(({ link }) => !isWrittenOut(link));
  const parts = notes.map(({ text, link }) => [text, ...(link ? [link.text, link.url] : [])].join('\n'));
  // Mail programs treat two hyphens and a space as the start of the signature.
  const signature = `-- \n${sender}\n${senderBlock}`;
  const all = [greeting, body, code, `${button.text}\n${button.url}`, box, ...parts, signature];
  return `${all.filter((part) => part !== '').join('\n\n')}\n`;
}

function isWrittenOut(link: MailLink | undefined): boolean {
  return link !== undefined && link.text === link.url;
}
