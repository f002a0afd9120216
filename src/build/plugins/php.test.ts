// @vitest-environment node
import { expect, it } from 'vitest';
import { phpFile } from './php.ts';

it('writes strings, truth values, lists and tables as PHP reads them', () => {
  expect(phpFile('Why.', { "it's": String.raw`a\b`, flag: true, list: ['$x'], none: {} })).toBe(
    String.raw`<?php // phpcs:ignoreFile
/** Why. */

return [
    'it\'s' => 'a\\b',
    'flag' => true,
    'list' => [
        '$x',
    ],
    'none' => [
    ],
];
`,
  );
});
