import { parseArgs } from 'node:util';
import { type Site, SITES } from '../../../src/market/sites.ts';

/** The options of `check`. */
export interface CheckOptions {
  readonly files: readonly string[];
  /** Also check the rules of this site's market. */
  readonly site?: Site;
  /** A file with the page's own texts. */
  readonly texts?: string;
}

/** Parses the arguments of `check`. Returns an error message if they are invalid. */
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
  if (site === undefined) return `"${values.site}" is not a site; use one of ${SITES.join(', ')}.`;
  return { files, site, ...(values.texts !== undefined && { texts: values.texts }) };
}
