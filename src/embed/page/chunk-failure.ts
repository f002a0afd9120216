import { scriptAddress } from './script-tag.ts';

/** A file of the modules did not load. Browsers do not tell why, and Safari does not even say which. */
export class ChunkFailure extends Error {
  constructor(cause: unknown) {
    // Not by `URL`, which knows no folder of a `blob:`.
    const [path = ''] = String(scriptAddress).split(/[?#]/, 1);
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const remedy = 'Copy the folder whole, from one build, and allow it in CORS and in script-src.';
    super(`A file of ${folder} did not load. ${remedy}`, { cause });
  }
}
