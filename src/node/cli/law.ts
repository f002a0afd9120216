import { parse } from 'yaml';
import source from '../../../locales/law.yaml?raw';
import type { Site } from '../../embed/market/sites.ts';

/** A value for all sites, or by lists of them such as `DE, AT`. A site has the values of all lists that name it. */
type BySite = string | Readonly<Record<string, string>>;

interface Entry {
  readonly duty: string;
  readonly sources: Readonly<Record<string, string>>;
  readonly applies: BySite;
  readonly look: string;
}

/** What the law of a country asks of a shop. */
export interface Duty {
  readonly duty: string;
  /** Act and section. */
  readonly source: string;
  /** Who has the duty. */
  readonly applies: string;
  /** The texts, content or mails to read. */
  readonly look: string;
}

let entries: readonly Entry[] | undefined;

/** The reading list of a country: for people, since no program can judge a text by it. */
export function dutiesOf(site: Site): readonly Duty[] {
  entries ??= parse(source) as Entry[];
  return entries.flatMap(({ duty, sources, applies, look }) => {
    const act = ofSite(sources, site);
    return act === undefined ? [] : [{ duty, source: act, applies: ofSite(applies, site) ?? '', look }];
  });
}

function ofSite(values: BySite, site: Site): string | undefined {
  if (typeof values === 'string') return values;
  const own = Object.entries(values).filter(([sites]) => sites.split(', ').includes(site));
  return own.length === 0 ? undefined : own.map(([, value]) => value).join('; ');
}
