import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { over } from './contrast.ts';
import { DECORATION, FURTHER_PAIRS, type Pair, placesOf, STANDS_ON } from './places.ts';
import { readRules, type StyleRule } from './style-rules.ts';

/** What a rule says about colours. */
interface Use {
  readonly sheet: string;
  readonly selector: string;
  /** The element: its class, without states. */
  readonly element: string;
  readonly texts: readonly string[];
  readonly grounds: readonly string[];
  readonly edges: readonly string[];
}

export interface PairList {
  readonly pairs: readonly Pair[];
  /** What the lists in `places.ts` do not cover, as sentences, and entries there that no rule needs any more. */
  readonly faults: readonly string[];
}

/** The style sheets of the script and of the React package, by their path. */
export function readSheets(project: string): ReadonlyMap<string, string> {
  const files = globSync('{src,widgets}/**/*.css', { cwd: project }).filter((file) => !file.includes('/themes/'));
  return new Map(files.sort().map((file) => [file, readFileSync(join(project, file), 'utf8')]));
}

/** Derives from the style sheets which colours meet. */
export function derivePairs(sheets: ReadonlyMap<string, string>): PairList {
  const faults: string[] = [];
  const rules = [...sheets].flatMap(([sheet, css]) => readRules(css).map((rule) => ({ sheet, ...rule })));
  const seen = rules.filter(({ conditions }) => !conditions.some((condition) => /print|forced-colors/.test(condition)));
  const uses = seen.flatMap((rule) => useOf(rule.sheet, rule, faults));
  const pairs = uses.flatMap((use) => pairsOf(use, uses, faults)).concat(FURTHER_PAIRS);
  const selectors = new Set(rules.flatMap(({ selector }) => [selector, elementOf(selector)]));
  for (const entry of [...Object.keys(STANDS_ON), ...Object.keys(DECORATION).map((key) => key.split(' | ')[0] ?? '')])
    if (!selectors.has(entry)) faults.push(`places.ts names ${entry}, which no style sheet has`);
  return { pairs: expandAliases(pairs, seen), faults };
}

/** The class of the element that a selector matches, without its states: `.a .b:hover` is `.b`. */
function elementOf(selector: string): string {
  const bare = selector
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/(?<!:):(?!:)[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?/g, '');
  const [element = ''] = /(?:\.[\w-]+)*(?:::[\w-]+)?$/.exec(bare) ?? [];
  return element === '' ? selector : element;
}

function useOf(sheet: string, { selector, declarations }: StyleRule, faults: string[]): readonly Use[] {
  const texts: string[] = [];
  const grounds: string[] = [];
  const edges: string[] = [];
  for (const { property, value } of declarations) {
    const colors = colorsIn(value);
    if (colors.length === 0 || property.startsWith('--') || `${selector} | ${property}` in DECORATION) continue;
    if (property === 'color' || property === '-webkit-text-fill-color') texts.push(...colors);
    else if (property === 'background' || property === 'background-color') grounds.push(...colors);
    else if (/^(?:border|outline)/.test(property)) edges.push(...colors.filter((color) => color !== '--_hairline'));
    else if (property === 'box-shadow' && value.includes('inset')) edges.push(...colors);
    else if (!/^(?:box-shadow|text-decoration.*|mask-image)$/.test(property))
      faults.push(`${sheet}: ${selector} { ${property} } has a colour, and no rule says against what it stands`);
  }
  if (texts.length + grounds.length + edges.length === 0) return [];
  return [{ sheet, selector, element: elementOf(selector), texts, grounds, edges }];
}

/** The tokens of colours and the colours in a value. */
function colorsIn(value: string): readonly string[] {
  const found = value.match(/--_[\w-]+|#[\da-f]{3,8}\b|rgb\([^)]*\)/gi) ?? [];
  return found.filter((color) => !/^--_(?:radius|space|motion|focus-width)/.test(color));
}

function pairsOf(use: Use, uses: readonly Use[], faults: string[]): readonly Pair[] {
  const { sheet, selector, element } = use;
  const where = `${sheet}: ${selector}`;
  const places = placesOf(sheet, element);
  if (!places) {
    faults.push(`${where}: places.ts does not say on which ground the elements of this sheet stand`);
    return [];
  }
  // Other states of the element, which leave to this one what it does not say.
  const states = uses.filter((other) => other.sheet === sheet && other.element === element);
  const plain = (kind: 'texts' | 'grounds', other: 'texts' | 'grounds'): readonly string[] =>
    states.filter((state) => state[other].length === 0 || state.selector === element).flatMap((state) => state[kind]);
  const ownGrounds = use.grounds.length > 0 ? use.grounds : plain('grounds', 'texts');
  const grounds = ownGrounds.length > 0 ? ownGrounds.flatMap((ground) => opaque(ground, places)) : places;
  const stands = [...plain('texts', 'grounds'), ...(STANDS_ON[element] ?? STANDS_ON[selector] ?? [])];
  const texts = use.texts.length > 0 || use.grounds.length === 0 ? use.texts : stands;
  if (use.grounds.length > 0 && texts.length === 0 && !(element in STANDS_ON) && !(selector in STANDS_ON))
    faults.push(`${where} has a background: places.ts does not say what stands on it`);
  return [
    ...texts.flatMap((foreground) => grounds.map((ground) => ({ foreground, ground, minimum: 4.5 as const, where }))),
    ...use.edges.flatMap((foreground) => places.map((ground) => ({ foreground, ground, minimum: 3 as const, where }))),
  ];
}

function opaque(ground: string, places: readonly string[]): readonly string[] {
  return ground.startsWith('rgb(') ? places.map((place) => over(ground, place)) : [ground];
}

/** Private properties that a rule sets for its sheet, such as the grounds of both footers: a pair for each rule. */
function expandAliases(pairs: readonly Pair[], rules: readonly StyleRule[]): readonly Pair[] {
  const variants = rules
    .filter(({ selector }) => selector !== '.root')
    .map(
      ({ declarations }) => new Map(declarations.map(({ property, value }) => [property, colorsIn(value)[0] ?? value])),
    )
    .filter((names) => names.has('--_bar-ground'));
  return pairs.flatMap((pair) => {
    const isAlias = [pair.foreground, pair.ground].some((color) => color.startsWith('--_bar-'));
    if (!isAlias) return [pair];
    return variants.map((names) => ({
      ...pair,
      foreground: names.get(pair.foreground) ?? pair.foreground,
      ground: names.get(pair.ground) ?? pair.ground,
    }));
  });
}
