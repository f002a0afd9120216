/** An entry of its own for builds whose script loads a file beside it: see `src/build/parts.ts`. */
export { scriptAddress } from './script-tag.ts';
