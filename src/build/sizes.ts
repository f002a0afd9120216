import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The sizes of a file in bytes: uncompressed, and with the best compression that servers use. */
export interface Sizes {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** Measures raw, gzip (level 9) and brotli (quality 11). */
export function sizesOf(code: string): Sizes {
  const content = Buffer.from(code);
  return {
    raw: content.byteLength,
    gzip: gzipSync(content, { level: constants.Z_BEST_COMPRESSION }).byteLength,
    brotli: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength,
  };
}
