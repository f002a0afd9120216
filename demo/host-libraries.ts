import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = join(import.meta.dirname, '../node_modules');

/** The libraries of the host pages by file name, from their packages: `/hosts/lib/jquery-1.js`. */
export const HOST_LIBRARIES: Readonly<Record<string, () => string>> = {
  'bootstrap-3.css': () => readPackage('bootstrap-3/dist/css/bootstrap.min.css'),
  'bootstrap-3.js': () => readPackage('bootstrap-3/dist/js/bootstrap.min.js'),
  'jquery-1.js': () => readPackage('jquery-1/dist/jquery.min.js'),
  'prototype-language.js': prototypeLanguage,
};

/** The part of Prototype 1.7 that changes the language, as a classic script: its package has modules for Node. */
export function prototypeLanguage(): string {
  const folder = 'prototype/lib';
  const files = readdirSync(join(PACKAGES, folder)).filter((file) => /^\w+\.js$/.test(file));
  const modules = files.map(
    (file) => `'./${file.replace('.js', '')}': (module, require) => {${readPackage(`${folder}/${file}`)}\n}`,
  );
  return `(() => {
    const modules = {${modules.join(',\n')}}, loaded = {};
    const load = (path) => {
      const name = path.replace('.js', '');
      if (!loaded[name]) modules[name]((loaded[name] = { exports: {} }), load);
      return loaded[name].exports;
    };
    Object.assign(window, load('./index'));
  })();`;
}

export function readPackage(file: string): string {
  return readFileSync(join(PACKAGES, file), 'utf8');
}
