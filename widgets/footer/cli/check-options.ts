import { parseArgs } from 'node:util';
import { type Site, SITES } from '../../../src/market/sites.ts';

/** What `check` is to look at. */
export interface CheckOptions {
  readonly files: readonly string[];
  /** Whose rules to check as well. */
  readonly site?: Site;
  /** A file with a page's own texts. */
  readonly texts?: string;
}

/** Reads what was written after `check`. Returns a sentence where it cannot be understood. */
export function readCheckOptions(words: readonly string[]): CheckOptions | string {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...words],
      options: { site: { type: 'string' }, texts: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (error) {
    return `check takes --site, --texts and the names of files: ${error instanceof Error ? error.message : String(error)}`;
  }
  const { positionals: files, values } = parsed;
  if (files.length === 0 && values.texts === undefined) return 'check needs the name of a file.';
  if (values.site === undefined) {
    return values.texts === undefined ? { files } : 'check needs --site, such as --site HU, to check --texts.';
  }
  const given = values.site.toUpperCase();
  const site = SITES.find((known) => known === given);
  if (site === undefined) return `"${values.site}" is no site; there are ${SITES.join(', ')}.`;
  return { files, site, ...(values.texts !== undefined && { texts: values.texts }) };
}
