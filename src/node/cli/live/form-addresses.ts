import { fieldRules, type Site } from '../../../embed/market/sites.ts';

/** Every address of the form, with its text and with the words that lead there. */
export function formAddresses(site: Site, texts: Readonly<Record<string, string>>, isOffered: boolean) {
  const isHidden = (tag: string): boolean =>
    (tag === 'terms' && !isOffered) || (tag === 'privacy' && !fieldRules(site).privacyHint);
  const all = Object.values(texts).join('\n');
  return Object.entries(texts).flatMap(([key, url]) => {
    const [, tag] = /^newsletter\.link\.(\w+)$/u.exec(key) ?? [];
    if (tag === undefined || url === '' || isHidden(tag)) return [];
    const [, words] = new RegExp(`<${tag.replace('terms', 'voucher')}>([^<]*)<`, 'u').exec(all) ?? [];
    return `${key} → ${url} “${words ?? texts['newsletter.example']}”`;
  });
}
