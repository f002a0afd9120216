/**
 * The building blocks of the content's schema, which is the source of the TypeScript type, of the rules of the merge and, with
 * the sentences of `content-schema.docs.json`, of the JSON Schema for editors.
 */

type PlainKind = 'text' | 'address' | 'flag' | 'moment' | 'length';

/**
 * A text; the target of a link, where `address-rules.ts` decides which are allowed; a flag; a date, with a time or
 * without, in the time zone of the site; or a length in CSS pixels, at most that of a logo.
 */
export interface PlainNode<Kind extends PlainKind = PlainKind> {
  readonly kind: Kind;
}

export interface ChoiceNode<Value extends string = string> {
  readonly kind: 'choice';
  readonly values: readonly Value[];
  /**
   * What happens to an unknown value after it is reported. `keep` keeps it, because there is something to show for it;
   * `drop-owner` omits the object that contains it, which has no meaning without it; otherwise the value is omitted.
   */
  readonly unknown: 'keep' | 'drop-owner' | undefined;
  /** Whether a value with a slash is the address of a picture. */
  readonly orPicture?: boolean;
}

export interface ListNode<Item = unknown> {
  readonly kind: 'list';
  readonly item: Item;
  /** Whether an object in place of the list can change single entries, by the icons of their headings. */
  readonly named: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

export interface ObjectNode<Required extends Fields = Fields, Optional extends Fields = Fields> {
  readonly kind: 'object';
  readonly required: Required;
  readonly optional: Optional;
}

export type SchemaNode =
  | PlainNode
  | ChoiceNode
  | ListNode<SchemaNode>
  | ObjectNode<Readonly<Record<string, SchemaNode>>, Readonly<Record<string, SchemaNode>>>;

/** The TypeScript type of a schema node. */
export type ValueOf<Node> = Node extends { kind: 'text' | 'address' | 'moment' }
  ? string
  : Node extends { kind: 'flag' }
    ? boolean
    : Node extends { kind: 'length' }
      ? number
      : Node extends ChoiceNode<infer Value>
        ? Value
        : Node extends ListNode<infer Item>
          ? readonly ValueOf<Item>[]
          : Node extends ObjectNode<infer Required, infer Optional>
            ? { readonly [Key in keyof Required]: ValueOf<Required[Key]> } & {
                readonly [Key in keyof Optional]?: ValueOf<Optional[Key]>;
              }
            : never;

export const text: PlainNode<'text'> = { kind: 'text' };
export const address: PlainNode<'address'> = { kind: 'address' };
export const flag: PlainNode<'flag'> = { kind: 'flag' };
export const moment: PlainNode<'moment'> = { kind: 'moment' };
export const length: PlainNode<'length'> = { kind: 'length' };

export function choice<const Value extends string>(
  values: readonly Value[],
  unknown?: ChoiceNode['unknown'],
): ChoiceNode<Value> {
  return { kind: 'choice', values, unknown };
}

export function list<Item extends SchemaNode>(item: Item, named = false): ListNode<Item> {
  return { kind: 'list', item, named };
}

export function object<
  Required extends Readonly<Record<string, SchemaNode>>,
  Optional extends Readonly<Record<string, SchemaNode>>,
>(required: Required, optional: Optional): ObjectNode<Required, Optional> {
  return { kind: 'object', required, optional };
}
