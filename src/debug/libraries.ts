/** A library that changes what the browser has, or that pages load beside the widgets. */
interface KnownLibrary {
  readonly name: string;
  /** Its version, an empty text if it does not tell, or `undefined` if it is not there. */
  readonly version: (page: Globals) => unknown;
  /** Whether the browser tests load it before and after the script. */
  readonly isTested: boolean;
}

/** The global variables of a page. */
export type Globals = Readonly<Record<string, unknown>>;

/** A property of a property, whatever the objects are. */
function at(start: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (value, name) =>
      (typeof value === 'object' || typeof value === 'function') && value !== null
        ? (value as Globals)[name]
        : undefined,
    start,
  );
}

/** A library that is seen from a version, at a path of the page's variables. */
const by = (name: string, path: string, isTested = true): KnownLibrary => ({
  name,
  version: (page) => at(page, ...path.split('.')),
  isTested,
});

/** A library without a version: it is there if a function is. */
const without = (name: string, path: string): KnownLibrary => ({
  name,
  version: (page) => (at(page, ...path.split('.')) === undefined ? undefined : ''),
  isTested: true,
});

/** Dojo has its version in parts. */
function dojoVersion(version: unknown): string | undefined {
  return version === undefined ? undefined : ['major', 'minor', 'patch'].map((part) => at(version, part)).join('.');
}

const KNOWN: readonly KnownLibrary[] = [
  by('Prototype', 'Prototype.Version'),
  by('script.aculo.us', 'Scriptaculous.Version', false),
  by('MooTools', 'MooTools.version'),
  by('jQuery', 'jQuery.fn.jquery'),
  by('jQuery Migrate', 'jQuery.migrateVersion'),
  by('Underscore', '_.VERSION'),
  by('Backbone', 'Backbone.VERSION'),
  by('Knockout', 'ko.version'),
  by('RequireJS', 'requirejs.version'),
  { name: 'Dojo', version: (page) => dojoVersion(at(page, 'dojo', 'version')), isTested: true },
  without('zone.js', 'Zone.current'),
  {
    name: 'core-js',
    version: (page) => at(page, 'core', 'version') ?? at(page, '__core-js_shared__', 'versions', '0', 'version'),
    isTested: true,
  },
  by('Ext JS', 'Ext.version'),
  by('YUI', 'YAHOO.VERSION', false),
  by('YUI', 'YUI.version', false),
  by('AngularJS', 'angular.version.full', false),
];

/** A library of the page. */
export interface FoundLibrary {
  readonly name: string;
  readonly isTested: boolean;
}

/** The libraries of a page that are known to change the browser's functions, or to be old. */
export function findLibraries(page: Globals): readonly FoundLibrary[] {
  return KNOWN.flatMap(({ name, version, isTested }) => {
    const found = version(page);
    if (found === undefined || found === null) return [];
    return [{ name: typeof found === 'string' ? `${name} ${found}`.trim() : name, isTested }];
  });
}

/** What the widgets use of the browser and have no private function for. */
const NEEDED: readonly string[] = [
  'fetch',
  'Promise',
  'Map',
  'Set',
  'WeakMap',
  'URL',
  'AbortController',
  'MutationObserver',
  'IntersectionObserver',
  'CustomEvent',
  'CSSStyleSheet',
  'customElements.define',
  'customElements.get',
  'Element.prototype.attachShadow',
  'Element.prototype.getAttribute',
  'Element.prototype.setAttribute',
  'Node.prototype.appendChild',
  'Node.prototype.removeChild',
  'EventTarget.prototype.addEventListener',
  'EventTarget.prototype.dispatchEvent',
];

/** What the widgets use under private names, so that it does not matter what a page has made of it. */
const REPLACED: readonly string[] = [
  'Array.from',
  'Array.prototype.map',
  'Array.prototype.filter',
  'Array.prototype.find',
  'Array.prototype.forEach',
  'Array.prototype.reduce',
  'Array.prototype.indexOf',
  'Array.prototype.includes',
  'Array.prototype.entries',
  'Object.keys',
  'Object.entries',
  'JSON.parse',
  'JSON.stringify',
  'Function.prototype.bind',
  'String.prototype.startsWith',
  'String.prototype.replaceAll',
  'Date.parse',
  'Event',
  'Element',
];

/** What a page has made of the browser's functions. */
export interface ChangedBuiltIns {
  /** Replaced, and used by the widgets. */
  readonly needed: readonly string[];
  /** Replaced, but the widgets have their own. */
  readonly harmless: readonly string[];
  /** Names that every `for…in` finds. */
  readonly enumerable: readonly string[];
  readonly isFrozen: boolean;
}

/** @param isNative tells whether a function is the browser's own */
export function findChangedBuiltIns(page: Globals, isNative: (value: unknown) => boolean): ChangedBuiltIns {
  const changed = (path: string): boolean => !isNative(at(page, ...path.split('.')));
  const enumerable = ['Object', 'Array'].flatMap((owner) =>
    Object.keys((at(page, owner, 'prototype') as object | undefined) ?? {}).map((name) => `${owner}.prototype.${name}`),
  );
  return {
    needed: NEEDED.filter(changed),
    harmless: REPLACED.filter(changed),
    enumerable,
    isFrozen: Object.isFrozen(at(page, 'Array', 'prototype')),
  };
}
