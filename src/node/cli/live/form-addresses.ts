import { fieldRules, type Site } from '../../../embed/market/sites.ts';
import type { LinkedPart } from './footer-links.ts';

/** Every address of the form with its text and with the words that lead there. */
export function formAddresses(site: Site, texts: Readonly<Record<string, string>>, isOffered: boolean): LinkedPart {
  const isHidden = (tag: string): boolean =>
    (tag === 'terms' && !isOffered) || (tag === 'privacy' && !fieldRules(site).privacyHint);
  const all = Object.values(texts).join('\n');
  const links = Object.entries(texts).flatMap(([key, url]) => {
    const [, tag] = /^newsletter\.link\.(\w+)$/u.exec(key) ?? [];
    if (tag === undefined || url === '' || isHidden(tag)) return [];
    const [, words] = new RegExp(`<${tag.replace('terms', 'voucher')}>([^<]*)<`, 'u').exec(all) ?? [];
    return [{ url, words: `${key} → ${url} “${words ?? texts['newsletter.example']}”` }];
  });
  return { name: 'the form', links };
}
