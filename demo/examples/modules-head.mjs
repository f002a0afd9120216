// Prints what the head of a page needs for the modules of a country, with the hash of every file that they load:
// `node modules-head.mjs dist https://YOUR-HOST/0.1.0 at`. Put the nonce of each answer in place of NONCE.
import { readFileSync } from 'node:fs';

const [dist, base, site] = process.argv.slice(2);
const { files } = JSON.parse(readFileSync(`${dist}/integrity.json`, 'utf8'));
const entry = `modules/shop-widgets.${site}.js`;

/** A module and those that it imports, and so on. */
function withImports(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const code = readFileSync(`${dist}/${name}`, 'utf8');
  for (const [, file] of code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) withImports(`modules/${file}`, found);
  return found;
}

const pinned = (name) => `integrity="${files[name].integrity}" crossorigin="anonymous" nonce="NONCE"`;
const hashes = [...withImports(entry)].map((name) => [`${base}/${name}`, files[name].integrity]);
const links = files[entry].preload.map((name) => `<link rel="modulepreload" href="${base}/${name}" ${pinned(name)} />`);

console.log(`<script type="importmap" nonce="NONCE">${JSON.stringify({ integrity: Object.fromEntries(hashes) })}</script>
${links.join('\n')}
<script type="module" src="${base}/${entry}" ${pinned(entry)} data-site="${site.toUpperCase().replace('-', '_')}"></script>`);
