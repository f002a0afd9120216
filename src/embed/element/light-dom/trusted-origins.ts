import { inWords, once, warn } from '../../log.ts';
import { addressOrigin, readOrigin } from '../declare/origin.ts';
import { scriptDefault, scriptOrigin } from '../declare/script-tag.ts';

/**
 * The origins that the markup of a page may name for what the widgets load and send: the page's origin, the script's
 * origin, and those that the script tag names in `data-service-base` and in its list `data-service-origins`. An editor
 * or a visitor may have written a tag or a placeholder, and must not decide where tokens, keys and typed addresses are
 * sent. The author of the script tag is trusted, since they could run any script.
 */
export function trustedOrigins(): readonly string[] {
  const own = addressOrigin();
  const base = readOrigin(scriptDefault('service-base')?.trim() ?? '', own);
  const origins = [own, scriptOrigin(), base, ...listedOrigins(own)];
  return [...new Set(origins.filter((origin) => origin !== undefined))];
}

/** The origins in the script tag's list, separated by spaces or commas. */
function listedOrigins(own: string | undefined): readonly (string | undefined)[] {
  const entries = (scriptDefault('service-origins') ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
  return entries.map((entry) => {
    // `https://*.example` parses as an origin, but no address has it.
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
