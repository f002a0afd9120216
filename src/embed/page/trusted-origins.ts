import { truncate, once, warn } from '../log.ts';
import { addressOrigin, originOf, readOrigin } from './origin.ts';
import { scriptDefault, scriptOrigin } from './script-tag.ts';

/**
 * The origins that the markup of a page may name for what the widgets load and send. An editor or a visitor may have written
 * a tag or a placeholder, and must not decide where tokens, keys and typed addresses are sent. The author of the script tag
 * is trusted, since they could run any script.
 */
export function trustedOrigins(): readonly string[] {
  const own = addressOrigin();
  const base = readOrigin(scriptDefault('service-base')?.trim() ?? '', own);
  const origins = [own, trustedScriptOrigin(own), base, ...listedOrigins(own)];
  return [...new Set(origins.filter((origin) => origin !== undefined))];
}

/** Whether the page trusts the origin of an absolute address, such as the one to which a request was redirected. */
export function isTrusted(address: string): boolean {
  return trustedOrigins().includes(originOf(address) ?? '');
}

/** Hosts that serve files of everybody under one origin: of packages, and of storage whose buckets are folders. */
const SHARED_HOSTS = [
  /[/.](?:unpkg\.com|jsdelivr\.net|cdnjs\.cloudflare\.com|esm\.sh|skypack\.dev|jspm\.io|statically\.io|githack\.com|githubusercontent\.com)$/,
  /\/(?:(?:firebase)?storage\.googleapis\.com|s3(?:[.-][\w-]+)?\.amazonaws\.com|s3(?:\.[\w-]+)?\.wasabisys\.com|[a-z]{3}\d\.digitaloceanspaces\.com|f\d+\.backblazeb2\.com|cdn\.shopify\.com|res\.cloudinary\.com)$/,
];

/** The origin of the script, unless strangers can put files there and the page has an origin of its own. */
function trustedScriptOrigin(own: string | undefined): string | undefined {
  const origin = scriptOrigin();
  if (origin === undefined || own === undefined || !SHARED_HOSTS.some((host) => host.test(origin))) return origin;
  once(
    warn,
    `The script comes from ${origin}, where anyone can publish files, so that origin is not trusted. ` +
      'If it serves services or content of yours, add it to data-service-origins on the script tag.',
  );
  return undefined;
}

function listedOrigins(own: string | undefined): readonly (string | undefined)[] {
  const entries = (scriptDefault('service-origins') ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
  return entries.map((entry) => {
    // `https://*.example` parses as an origin, but no address has it.
    const origin = entry.includes('*') ? undefined : readOrigin(entry, own);
    if (origin === undefined) {
      once(
        warn,
        `The script tag: data-service-origins contains "${truncate(entry)}", which is not an origin, so it is ignored. ` +
          'Write full origins such as https://api.example, separated by spaces or commas.',
      );
    }
    return origin;
  });
}
