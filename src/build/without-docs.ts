import MagicString from 'magic-string';
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';

/** The modules whose functions take a documentation. */
const ATTRIBUTE_MAKERS = /\/element\/declare\/attributes\.ts$|^\.\/attributes\.ts$/;
const DECLARATION_MAKERS = /\/element\/declare\/declaration\.ts$|^\.\/declaration\.ts$/;

/** What else those modules export: functions whose last argument documents nothing. */
const NO_MAKERS: readonly string[] = ['propertyName', 'readFlag'];

/** What of a declaration is there for editors and the README alone. */
const DOCUMENTING_KEYS: readonly string[] = ['doc', 'detailType', 'className'];
/** Tables whose keys count, and whose values document them. */
const DOCUMENTING_TABLES: readonly string[] = ['slots', 'parts'];

/**
 * Leaves the documentation of tags out of the script: a declaration keeps every name and rule, its sentences are empty.
 * A module that is not part of the bundle, such as the one that makes the README's tables, reads them in full.
 */
export function withoutDocs(): Plugin {
  return {
    name: 'shop:without-docs',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/(?:src|widgets)\/.*\.ts$/.test(id) || !/\b(?:attributes|declaration)\.ts'/.test(code)) return null;
      const text = new MagicString(code);
      for (const { start, end } of documentationIn(code)) text.overwrite(start, end, "''");
      return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) } : null;
    },
  };
}

/** The expressions in a declaring module that only document something. */
function documentationIn(code: string): ESTree.Node[] {
  const { program } = parseSync('declaration.ts', code);
  const attributeMakers = importedFrom(program, ATTRIBUTE_MAKERS);
  const declarationMakers = importedFrom(program, DECLARATION_MAKERS);
  const found: ESTree.Node[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'Identifier') return;
      if (attributeMakers.has(callee.name) && !NO_MAKERS.includes(callee.name))
        found.push(...sentencesOfAttribute(given));
      if (declarationMakers.has(callee.name)) found.push(...sentencesOfDeclaration(given[0]));
    },
  }).visit(program);
  return found;
}

function importedFrom(program: ESTree.Program, source: RegExp): ReadonlySet<string> {
  const imports = program.body.filter((statement) => statement.type === 'ImportDeclaration');
  return new Set(
    imports
      .filter((statement) => source.test(statement.source.value))
      .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)),
  );
}

/** Every function that makes an attribute takes its documentation last, and a default in words as `text`. */
function sentencesOfAttribute(given: readonly ESTree.Node[]): ESTree.Node[] {
  const doc = given.at(-1);
  return [...given.flatMap((argument) => valuesOf(argument, ['text'])), ...(doc ? [doc] : [])];
}

function sentencesOfDeclaration(given: ESTree.Node | undefined): ESTree.Node[] {
  if (!given) return [];
  return [
    ...valuesOf(given, DOCUMENTING_KEYS),
    ...valuesOf(given, DOCUMENTING_TABLES).flatMap((table) => valuesOf(table)),
  ];
}

/** The values of an object's properties: of those that are named, or of all. */
function valuesOf(node: ESTree.Node, names?: readonly string[]): ESTree.Node[] {
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((property) => {
    if (property.type !== 'Property') return [];
    const name = property.key.type === 'Identifier' ? property.key.name : undefined;
    return names === undefined || (name !== undefined && names.includes(name)) ? [property.value] : [];
  });
}
