import MagicString from 'magic-string';
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';

/** The modules whose functions take documentation. */
const ATTRIBUTE_MAKERS = /\/element\/declare\/attributes\.ts$|^\.\/attributes\.ts$/;
const DECLARATION_MAKERS = /\/element\/declare\/declaration\.ts$|^\.\/declaration\.ts$/;

const SCHEMA_MAKERS = /\/schema-nodes\.ts$/;

/** Where the functions that make the nodes of a schema take their documentation. */
const DOC_OF_NODE: Readonly<Record<string, number>> = {
  text: 0,
  address: 0,
  flag: 0,
  length: 1,
  moment: 0,
  choice: 1,
  list: 1,
  object: 0,
};

/** Other functions of these modules; their last argument is not documentation. */
const NO_MAKERS: readonly string[] = ['propertyName', 'readFlag'];

/** The properties of a declaration that only the generated documentation needs. */
const DOCUMENTING_KEYS: readonly string[] = ['doc', 'detail', 'className'];
/** Tables whose values are documentation; the script needs their keys. */
const DOCUMENTING_TABLES: readonly string[] = ['slots', 'parts'];

/**
 * Removes the documentation of the tags and of the footer's content from the script: a declaration keeps every name and
 * rule, and its documentation becomes `''`. Modules outside the bundle, such as the generator of the README's tables,
 * still read it in full.
 */
export function withoutDocs(): Plugin {
  return {
    name: 'shop:without-docs',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/(?:src|widgets)\/.*\.ts$/.test(id) || !/\b(?:attributes|declaration|schema-nodes)\.ts'/.test(code))
        return null;
      const text = new MagicString(code);
      for (const { start, end } of documentationIn(code)) text.overwrite(start, end, "''");
      return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) } : null;
    },
  };
}

/** The expressions of a module that are documentation only. */
function documentationIn(code: string): ESTree.Node[] {
  const { program } = parseSync('declaration.ts', code);
  const attributeMakers = importedFrom(program, ATTRIBUTE_MAKERS);
  const declarationMakers = importedFrom(program, DECLARATION_MAKERS);
  const schemaMakers = importedFrom(program, SCHEMA_MAKERS);
  const found: ESTree.Node[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'Identifier') return;
      if (attributeMakers.has(callee.name) && !NO_MAKERS.includes(callee.name))
        found.push(...sentencesOfAttribute(given));
      if (declarationMakers.has(callee.name)) found.push(...sentencesOfDeclaration(given[0]));
      const doc = schemaMakers.has(callee.name) ? given[docOfNode(callee.name)] : undefined;
      if (doc) found.push(doc);
    },
  }).visit(program);
  return found;
}

function docOfNode(maker: string): number {
  const index = DOC_OF_NODE[maker];
  if (index === undefined) throw new Error(`Where does ${maker}() of a schema take its documentation?`);
  return index;
}

function importedFrom(program: ESTree.Program, source: RegExp): ReadonlySet<string> {
  const imports = program.body.filter((statement) => statement.type === 'ImportDeclaration');
  return new Set(
    imports
      .filter((statement) => source.test(statement.source.value))
      .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)),
  );
}

/**
 * Functions that declare an attribute take its documentation as the last argument, and the description of a default in
 * `text`.
 */
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

/** The values of an object's properties: the named ones, or all. */
function valuesOf(node: ESTree.Node, names?: readonly string[]): ESTree.Node[] {
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((property) => {
    if (property.type !== 'Property') return [];
    const name = property.key.type === 'Identifier' ? property.key.name : undefined;
    return names === undefined || (name !== undefined && names.includes(name)) ? [property.value] : [];
  });
}
