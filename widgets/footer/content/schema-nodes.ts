/**
 * The building blocks of the content's schema. A declaration built from them defines the TypeScript type, the rules of
 * the merge, and the JSON Schema for editors.
 */
interface Described {
  /** Documentation that editors see while they type. */
  readonly doc: string;
}

/**
 * A text; the target of a link, where `address-rules.ts` decides which are allowed; a flag; or a date, with a time or
 * without, in the time zone of the site.
 */
export interface PlainNode<Kind extends 'text' | 'address' | 'flag' | 'moment'> extends Described {
  readonly kind: Kind;
}

/** A length in CSS pixels, from 1 to `max`. */
export interface LengthNode extends Described {
  readonly kind: 'length';
  readonly max: number;
}

export interface ChoiceNode<Value extends string = string> extends Described {
  readonly kind: 'choice';
  readonly values: readonly Value[];
  /**
   * What happens to an unknown value after it is reported. `keep` keeps it, because there is something to show for it;
   * `drop-owner` omits the object that contains it, which has no meaning without it; otherwise the value is omitted.
   */
  readonly unknown: 'keep' | 'drop-owner' | undefined;
}

export interface ListNode<Item = unknown> extends Described {
  readonly kind: 'list';
  readonly item: Item;
}

type Fields = Readonly<Record<string, unknown>>;

export interface ObjectNode<Required extends Fields = Fields, Optional extends Fields = Fields> extends Described {
  readonly kind: 'object';
  readonly required: Required;
  readonly optional: Optional;
}

export type SchemaNode =
  | PlainNode<'text'>
  | PlainNode<'address'>
  | PlainNode<'flag'>
  | PlainNode<'moment'>
  | LengthNode
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

export function text(doc: string): PlainNode<'text'> {
  return { kind: 'text', doc };
}

export function address(doc: string): PlainNode<'address'> {
  return { kind: 'address', doc };
}

export function flag(doc: string): PlainNode<'flag'> {
  return { kind: 'flag', doc };
}

export function length(max: number, doc: string): LengthNode {
  return { kind: 'length', max, doc };
}

export function moment(doc: string): PlainNode<'moment'> {
  return { kind: 'moment', doc };
}

export function choice<const Value extends string>(
  values: readonly Value[],
  doc: string,
  unknown?: ChoiceNode['unknown'],
): ChoiceNode<Value> {
  return { kind: 'choice', values, unknown, doc };
}

export function list<Item extends SchemaNode>(item: Item, doc: string): ListNode<Item> {
  return { kind: 'list', item, doc };
}

export function object<
  Required extends Readonly<Record<string, SchemaNode>>,
  Optional extends Readonly<Record<string, SchemaNode>>,
>(doc: string, required: Required, optional: Optional): ObjectNode<Required, Optional> {
  return { kind: 'object', required, optional, doc };
}
