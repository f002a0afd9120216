/** The signs in the tokens of a first paint, see `FirstPaint`. */
export const BETWEEN_TOKENS = '|';
export const BETWEEN_ATTRIBUTES = '^';
export const END = '/';
export const TEXT = '=';
