import { type AtRule, type ChildNode, type Declaration, parse } from 'postcss';

/** A rule of a style sheet for one selector, with the conditions around it. */
export interface StyleRule {
  readonly selector: string;
  /** The preludes of the at-rules around it, such as `@media print`. */
  readonly conditions: readonly string[];
  readonly declarations: readonly { readonly property: string; readonly value: string }[];
}

/** The rules of a style sheet of ours, which has no nested ones: one for each selector of a list. */
export function readRules(css: string): readonly StyleRule[] {
  return parse(css).nodes.flatMap((node) => rulesIn(node, []));
}

function rulesIn(node: ChildNode, conditions: readonly string[]): readonly StyleRule[] {
  if (node.type === 'atrule') return node.name === 'keyframes' ? [] : rulesOfAtRule(node, conditions);
  if (node.type !== 'rule') return [];
  const declarations = node.nodes
    .filter((child): child is Declaration => child.type === 'decl')
    .map(({ prop, value }) => ({ property: prop, value: value.replaceAll(/\s+/g, ' ') }));
  return node.selectors.map((selector) => ({ selector, conditions, declarations }));
}

function rulesOfAtRule({ name, params, nodes = [] }: AtRule, conditions: readonly string[]): readonly StyleRule[] {
  return nodes.flatMap((child) => rulesIn(child, [...conditions, `@${name} ${params}`]));
}
