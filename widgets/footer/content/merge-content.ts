import { didYouMean } from '../../../src/embed/distance.ts';
import { isRecord } from '../../../src/embed/is-record.ts';
import { truncate } from '../../../src/embed/log.ts';
import { pictureAddress, SAFE, safeAddress } from '../../../src/embed/address-rules.ts';
import { CONTENT_SCHEMA, type FooterContent } from './content-schema.ts';
import { LOGO_SIZE } from './logo-sources.ts';
import { isMoment } from './moment-rules.ts';
import type { ChoiceNode, ListNode, ObjectNode, SchemaNode } from './schema-nodes.ts';

/** A problem of an entry, and its path. */
export interface ContentProblem {
  /** Such as `teaser.groups[2].heading.iconName`; `''` for the whole content. */
  readonly path: string;
  readonly message: string;
  /** A name that is not known. A suggestion is looked for when the problem is printed: a stranger may write thousands. */
  readonly unknown?: { readonly name: string; readonly known: readonly string[] };
}

/**
 * A problem as a sentence for an editor.
 *
 * @param suggest suggests the known word that was probably meant
 */
export function describeProblem({ path, message, unknown }: ContentProblem, suggest = didYouMean): string {
  const hint = unknown ? (suggest(unknown.name, unknown.known) ?? `; known: ${unknown.known.join(', ')}`) : '';
  return `${path === '' ? 'the content' : path} ${message}${hint}${hint.endsWith('?') ? '' : '.'}`;
}

/**
 * Merges content over other content: objects are merged deeply, arrays replace, `null` removes. An object in the
 * place of the list of groups changes those that it names. An invalid entry is dropped: in a list it is omitted, elsewhere
 * the previous value is kept.
 *
 * @param base valid content
 * @param given the parsed JSON of an editor
 */
export function mergeContent(base: FooterContent, given: unknown) {
  const merge = new Merge();
  const merged = merge.value(CONTENT_SCHEMA, base, given, '');
  const problems: readonly ContentProblem[] = merge.problems;
  return { content: (merged === undefined ? base : merged.value) as FooterContent, problems };
}

/** A valid value, boxed to distinguish "no value" from the value `undefined`. */
type Result = { readonly value: unknown } | undefined;

/** An object of the editor's. */
type Given = Readonly<Record<string, unknown>>;

type Refuse = (message: string, unknown?: ContentProblem['unknown']) => undefined;

/** One merge, with the problems of the entries that it has dropped. */
class Merge {
  readonly problems: ContentProblem[] = [];

  value(node: SchemaNode, base: unknown, given: unknown, path: string): Result {
    const refuse: Refuse = (message, unknown) => {
      this.problems.push({ path, message, ...(unknown && { unknown }) });
      return undefined;
    };
    switch (node.kind) {
      case 'text':
        if (typeof given !== 'string') return refuse(`must be text, not ${kindOf(given)}`);
        return given.trim() === '' ? refuse('must not be empty') : { value: given.trim() };
      case 'address': {
        if (typeof given !== 'string') return refuse(`must be an address in quotes, not ${kindOf(given)}`);
        const address = safeAddress(given);
        return address === undefined
          ? refuse(`"${truncate(given)}" is not a safe target; ${SAFE}`)
          : { value: address };
      }
      case 'flag':
        return typeof given === 'boolean' ? { value: given } : refuse(`must be true or false, not ${kindOf(given)}`);
      case 'length':
        return typeof given === 'number' && given >= 1 && given <= LOGO_SIZE
          ? { value: given }
          : refuse(`must be a number from 1 to ${LOGO_SIZE}`);
      case 'moment':
        return typeof given === 'string' && isMoment(given)
          ? { value: given }
          : refuse('must be a date such as "2026-12-01", or with a time, "2026-12-01T08:00"');
      case 'choice':
        return mergeChoice(node, given, refuse);
      case 'list':
        if (node.named && isRecord(given)) return this.#mergeNamed(node, base, given, path);
        return Array.isArray(given)
          ? this.#mergeList(node, given, path)
          : refuse(`must be a list in [ ], not ${kindOf(given)}`);
      case 'object':
        return isRecord(given)
          ? this.#mergeObject(node, base, given, path)
          : refuse(`must be an object in { }, not ${kindOf(given)}`);
      // Stryker disable next-line ConditionalExpression: no kind is left, which the compiler sees to.
      default:
        return node satisfies never;
    }
  }

  /** Arrays replace. An array without any valid entry is ignored. */
  #mergeList(node: ListNode<SchemaNode>, given: readonly unknown[], path: string): Result {
    const kept = given.flatMap((entry, index) => {
      const usable = this.value(node.item, undefined, entry, `${path}[${index}]`);
      return usable === undefined ? [] : [usable.value];
    });
    return given.length > 0 && kept.length === 0 ? undefined : { value: kept };
  }

  /** Changes single entries of the list, which stay in their order; `null` removes one. */
  #mergeNamed(node: ListNode<SchemaNode>, base: unknown, given: Given, path: string): Result {
    let entries: readonly Named[] = Array.isArray(base) ? base : [];
    for (const [name, change] of Object.entries(given)) {
      const place = `${path}.${name}`;
      const isMeant = (entry: Named): boolean => entry.heading?.iconName === name;
      if (!entries.some(isMeant)) {
        const known = entries.flatMap(({ heading }) => heading?.iconName ?? []);
        this.problems.push({ path: place, message: `is not known; known: ${known.join(', ')}` });
      } else if (change === null) entries = entries.filter((entry) => !isMeant(entry));
      else {
        entries = entries.map((entry) => {
          const usable = isMeant(entry) ? this.value(node.item, entry, change, place) : undefined;
          return usable ? (usable.value as Named) : entry;
        });
      }
    }
    return { value: entries };
  }

  #mergeObject(node: AnyObject, base: unknown, given: Given, path: string): Result {
    const result: Record<string, unknown> = isRecord(base) ? { ...base } : {};
    for (const [key, value] of Object.entries(given)) this.#mergeKey(node, key, value, result, path);
    if (isInvalid(node, given, result)) return undefined;
    const missing = Object.keys(node.required).filter((key) => !Object.hasOwn(result, key));
    if (missing.length === 0) return { value: result };
    // A key that is present but invalid has already been reported.
    for (const key of missing.filter((name) => !Object.hasOwn(given, name))) {
      this.problems.push({ path, message: `needs "${key}"` });
    }
    return undefined;
  }

  #mergeKey(node: AnyObject, key: string, value: unknown, result: Record<string, unknown>, path: string): void {
    const place = path === '' ? key : `${path}.${key}`;
    const required = own(node.required, key);
    const child = required ?? own(node.optional, key);
    if (child === undefined) {
      // The reference to the schema and comments are allowed.
      if (key === '$schema' || key === '$comment') return;
      const known = [...Object.keys(node.required), ...Object.keys(node.optional)];
      this.problems.push({ path: place, message: 'is not known', unknown: { name: key, known } });
      return;
    }
    if (value === null) {
      if (required === undefined) delete result[key];
      else this.problems.push({ path: place, message: 'cannot be removed, because it is required' });
      return;
    }
    const usable = this.value(child, result[key], value, place);
    if (usable !== undefined) result[key] = usable.value;
  }
}

function mergeChoice(node: ChoiceNode, given: unknown, refuse: Refuse): Result {
  if (typeof given !== 'string') return refuse(`must be one of ${node.values.join(', ')}, not ${kindOf(given)}`);
  if (node.values.includes(given)) return { value: given };
  if (node.orPicture && given.includes('/')) {
    const address = pictureAddress(given);
    if (address !== undefined) return { value: address };
    refuse(`"${truncate(given)}" is not the address of a picture; use https://… or a path such as /img/logo.svg`);
    return { value: '' };
  }
  refuse(`"${truncate(given)}" is not known`, { name: given, known: node.values });
  return node.unknown === 'keep' ? { value: given } : undefined;
}

interface Named {
  readonly heading?: { readonly iconName?: string };
}

type AnyObject = ObjectNode<Readonly<Record<string, SchemaNode>>, Readonly<Record<string, SchemaNode>>>;

/** Whether a key without which the object has no meaning was invalid, and has been reported. */
function isInvalid(node: AnyObject, given: Given, result: object): boolean {
  return Object.entries(node.optional).some(
    ([key, child]) =>
      // Stryker disable next-line ConditionalExpression: only a choice has `unknown`; the type cannot know it.
      child.kind === 'choice' &&
      child.unknown === 'drop-owner' &&
      (given[key] ?? null) !== null &&
      !Object.hasOwn(result, key),
  );
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
