import { addressOrigin, readOrigin } from '../../page/origin.ts';
import { inWords, once, warn } from '../../log.ts';
import { scriptDefault, scriptOrigin } from '../declare/script-tag.ts';

/**
 * The origins that the markup of a page may name for what the widgets load and send: the page's own, that of the script,
 * and those that the script tag names in `data-service-base` and in its list `data-service-origins`. A tag or a
 * placeholder may have been written by an editor or a visitor, who must not decide where tokens, keys and typed
 * addresses go; whoever writes the script tag could run any script.
 */
export function trustedOrigins(): readonly string[] {
  const own = addressOrigin();
  const base = readOrigin(scriptDefault('service-base')?.trim() ?? '', own);
  const origins = [own, scriptOrigin(), base, ...listedOrigins(own)];
  return [...new Set(origins.filter((origin) => origin !== undefined))];
}

/** The list of the script tag, by space or comma. */
function listedOrigins(own: string | undefined): readonly (string | undefined)[] {
  const entries = (scriptDefault('service-origins') ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
  return entries.map((entry) => {
    // `https://*.example` would be an origin that no address has.
    const origin = entry.includes('*') ? undefined : readOrigin(entry, own);
    if (origin === undefined) {
      once(
        warn,
        `the script tag: data-service-origins names "${inWords(entry)}", which is no origin and is ignored. ` +
          'Write each in full, as https://api.example, by space or comma.',
      );
    }
    return origin;
  });
}
