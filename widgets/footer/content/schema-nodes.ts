/**
 * The building blocks of the content's schema. A declaration built from them defines the TypeScript type, the rules of
 * the merge, and the JSON Schema for editors.
 */
interface Described {
  /** Documentation that editors see while they type. */
  readonly doc: string;
}

export interface TextNode extends Described {
  readonly kind: 'text';
}

/** The target of a link; `address-rules.ts` decides which targets are allowed. */
export interface AddressNode extends Described {
  readonly kind: 'address';
}

export interface FlagNode extends Described {
  readonly kind: 'flag';
}

/** A length in CSS pixels, from 1 to `max`. */
export interface LengthNode extends Described {
  readonly kind: 'length';
  readonly max: number;
}

/** A date, or a date with a time, in the time zone of the site. */
export interface MomentNode extends Described {
  readonly kind: 'moment';
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
  | TextNode
  | AddressNode
  | FlagNode
  | LengthNode
  | MomentNode
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

export function text(doc: string): TextNode {
  return { kind: 'text', doc };
}

export function address(doc: string): AddressNode {
  return { kind: 'address', doc };
}

export function flag(doc: string): FlagNode {
  return { kind: 'flag', doc };
}

export function length(max: number, doc: string): LengthNode {
  return { kind: 'length', max, doc };
}

export function moment(doc: string): MomentNode {
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
