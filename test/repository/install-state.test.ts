import { describe, expect, it } from 'vitest';

import { isInstalled } from '../../.ci/install-state.mjs';

const root = { '': { name: 'shop-widgets' } };
const react = { 'node_modules/react': { version: '19.3.1' } };
const macOnly = { 'node_modules/fsevents': { version: '2.3.3', optional: true } };

function lock(...packages: object[]) {
  return JSON.stringify({ packages: Object.assign({}, ...packages) as object });
}

describe('isInstalled', () => {
  it('is true when node_modules holds what the lock file asks for', () => {
    expect(isInstalled(lock(root, react), lock(react))).toBe(true);
  });

  it('is true when only packages for other platforms are missing', () => {
    expect(isInstalled(lock(root, react, macOnly), lock(react))).toBe(true);
  });

  it.each([
    ['nothing is installed', undefined],
    ['a package is missing', lock({})],
    ['a package has another version', lock({ 'node_modules/react': { version: '18.0.0' } })],
    ['a package is left over', lock(react, { 'node_modules/lodash': { version: '4.17.21' } })],
    ['the record is broken', '{'],
  ])('is false when %s', (_case, record) => {
    expect(isInstalled(lock(root, react), record)).toBe(false);
  });
});
