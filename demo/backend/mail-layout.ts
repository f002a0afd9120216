import { escapeHtml } from '../escape-html.ts';

/** The texts of a mail with all values filled in; plain text, which the layout escapes. */
export type MailContent = Record<
  | 'locale'
  | 'subject'
  | 'preheader'
  | 'greeting'
  | 'body'
  | 'confirms'
  | 'button'
  | 'linkHint'
  | 'ignore'
  | 'refuse'
  | 'expiry'
  | 'sender'
  | 'senderBlock'
  | 'confirmUrl'
  /** URL where the recipient can delete a sign-up that is not theirs. */
  | 'refuseUrl',
  string
>;

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const CARD = 'width:100%;max-width:600px;background:#ffffff;border-radius:8px';
const BUTTON = `display:inline-block;padding:14px 24px;border-radius:4px;background:#7a3e1d;color:#ffffff;${FONT};font-size:16px;line-height:20px;font-weight:600;text-decoration:none`;
const NOTE = `margin:0 0 8px;${FONT};font-size:14px;line-height:21px;color:#5e534c`;
const TEXT = `margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:#231c18`;

/** A mail as HTML. Tables and inline styles, because mail programs support little else. */
export function renderMailHtml(content: MailContent): string {
  const text = Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, escapeHtml(value)]),
  ) as MailContent;
  return `<!doctype html>
<html lang="${text.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${text.subject}</title>
</head>
<body style="margin:0;padding:0;background:#f6f1eb">
<div style="display:none;max-height:0;overflow:hidden">${text.preheader}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f1eb">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" cellpadding="0" cellspacing="0" style="${CARD}">
<tr><td style="padding:24px 24px 0;${FONT};font-size:14px;line-height:21px;font-weight:600;color:#7a3e1d">${text.sender}</td></tr>
<tr><td style="padding:16px 24px 8px">
<h1 style="margin:0 0 24px;${FONT};font-size:24px;line-height:31px;font-weight:600;color:#231c18">${text.subject}</h1>
<p style="${TEXT}">${text.greeting}</p>
<p style="${TEXT}">${text.body}</p>
<p style="margin:24px 0"><a href="${text.confirmUrl}" style="${BUTTON}">${text.button}</a></p>
</td></tr>
<tr><td style="padding:0 24px 24px">
<div style="padding:16px 16px 8px;border-radius:4px;background:#f6f1eb">
${text.confirms
  .split('\n\n')
  .map((paragraph) => `<p style="${NOTE}">${paragraph}</p>`)
  .join('\n')}
</div>
</td></tr>
<tr><td style="padding:16px 24px 16px;border-top:1px solid #d9cfc7">
<p style="${NOTE}">${text.linkHint}<br><a href="${text.confirmUrl}" style="color:#7a3e1d;word-break:break-all">${text.confirmUrl}</a></p>
<p style="${NOTE}">${text.expiry}</p>
<p style="${NOTE}">${text.ignore}<br><a href="${text.refuseUrl}" style="color:#7a3e1d">${text.refuse}</a></p>
</td></tr>
<tr><td style="padding:16px 24px 24px;border-top:1px solid #d9cfc7;${FONT};font-size:12px;line-height:18px;color:#5e534c">
${text.senderBlock.replaceAll('\n', '<br>\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** The same mail as plain text. */
export function renderMailText(content: MailContent): string {
  const { greeting, body, confirms, expiry, sender, senderBlock, refuseUrl } = content;
  const link = `${content.button}\n${content.confirmUrl}`;
  const ignore = `${content.ignore}\n${content.refuse}\n${refuseUrl}`;
  // Mail programs treat two hyphens and a space as the start of the signature.
  const signature = `-- \n${sender}\n${senderBlock}`;
  return `${[greeting, body, link, confirms, expiry, ignore, signature].join('\n\n')}\n`;
}
