import type { Watch } from '../../debug/debug.ts';
import { DEBUG_INTEGRITY } from '../build-constants.ts';
import { nativeProperty } from '../page/native-property.ts';
import { DEBUG_FILE } from '../page/script-file.ts';
import { scriptAddress, scriptTag } from '../page/script-tag.ts';

/** The element of the file, which keeps what the file passes on. */
export interface ExportingScript extends HTMLScriptElement {
  exported?: unknown;
}

interface Policy {
  readonly createScriptURL: (address: string) => string;
}

/** The name by which a page's `trusted-types` allows the policy, which is made once. */
const POLICY = 'shop-widgets';

let policy: Policy | undefined;

/**
 * Loads the file with the diagnosis from beside the script. The script contains the file's hash, so who pins the script by
 * its own has pinned this file, too.
 *
 * @throws Error that names the file and the remedy
 */
export function loadSecondFile(): Promise<Watch> {
  return new Promise((resolve, reject) => {
    const fail = (why: string): void => reject(refusal(why));
    const address = besideScript();
    // Only sources have no hash of it.
    if (address === undefined || DEBUG_INTEGRITY === '') return fail('the script has no URL');
    const script: ExportingScript = document.createElement('script');
    try {
      script.src = trusted(address);
    } catch {
      return fail('Trusted Types block it');
    }
    script.integrity = DEBUG_INTEGRITY;
    // Without CORS the browser knows no bytes, and a hash is not checked.
    script.crossOrigin = 'anonymous';
    script.nonce = scriptTag?.nonce ?? '';
    script.addEventListener('load', () => {
      script.remove();
      if (script.exported === undefined) fail('it is not the expected file');
      else resolve(script.exported as Watch);
    });
    script.addEventListener('error', () => {
      script.remove();
      fail('it is missing, changed or blocked');
    });
    (nativeProperty(document, 'head') ?? nativeProperty(document, 'documentElement'))?.append(script);
  });
}

/** @param why the cause. The script is named, since a page may have two. */
export function refusal(why: string): Error {
  return new Error(
    `${DEBUG_FILE} of ${scriptAddress ?? 'the inline script'} did not load: ${why}. Put it, from the same build, into the ` +
      `script's folder, and allow it in CORS, script-src and trusted-types ${POLICY}.`,
  );
}

/** `undefined` beside a script that is inline or at an address without folders (`blob:`, `data:`). */
function besideScript(): string | undefined {
  try {
    // Without the hash in the address, caches would answer with the file of another version.
    return new URL(`${DEBUG_FILE}?${DEBUG_INTEGRITY.slice(-8)}`, scriptAddress).href;
  } catch {
    return undefined;
  }
}

/** The address as a page under Trusted Types takes it. A page that forbids the policy may have a default one. */
function trusted(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
  try {
    policy ??= trustedTypes?.createPolicy(POLICY, { createScriptURL: (given) => given });
  } catch {
    // Assigning the text then fails, unless that default policy allows it.
  }
  return policy?.createScriptURL(address) ?? address;
}
