import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** Members that the oldest supported browsers lack: Chrome and Edge 109, Firefox 115, Safari 16.4. */
const MEMBERS =
  /^(?:toSorted|toReversed|toSpliced|groupBy|fromAsync|withResolvers|isWellFormed|toWellFormed|canParse|checkVisibility|showPopover|hidePopover|togglePopover|setHTML|setHTMLUnsafe|getHTML|parseHTMLUnsafe|moveBefore|caretPositionFromPoint|transferToFixedLength|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)$/;

/** Members that are too new on one object, and older on others. */
const OF_OBJECTS =
  /^(?:AbortSignal\.any|Promise\.try|Iterator\.\w+|Intl\.(?:Segmenter|DurationFormat)|RegExp\.escape)$/;

/** An oldest browser drops the whole rule that contains one of these. */
const STYLES = /:has\(|:state\(|@(?:scope|starting-style|position-try)\b/;

/**
 * The members in a script that the oldest supported browsers lack, such as `toSorted`. A member is left out if the script asks for
 * it: by `node.checkVisibility?.()`, `typeof node.checkVisibility` or `'checkVisibility' in node`.
 */
export function aboveFloor(code: string): readonly string[] {
  const found: string[] = [];
  const asked = new Set<unknown>();
  const ask = (node: ESTree.Node): void =>
    void (node.type === 'MemberExpression' && 'name' in node.property && asked.add(node.property.name));
  new Visitor({
    CallExpression: ({ callee, optional }) => void (optional && ask(callee)),
    UnaryExpression: ({ operator, argument }) => void (operator === 'typeof' && ask(argument)),
    MemberExpression: ({ object, property, computed }) => {
      if (property.type !== 'Identifier' || computed) return;
      const owned = object.type === 'Identifier' ? `${object.name}.${property.name}` : '';
      if (OF_OBJECTS.test(owned)) found.push(owned);
      else if (MEMBERS.test(property.name)) found.push(property.name);
    },
    Literal: (node) => {
      if ('regex' in node && (node.regex.flags.includes('v') || /\(\?[ims-]+:/.test(node.regex.pattern)))
        found.push(`/${node.regex.pattern}/${node.regex.flags}`);
      if (typeof node.value !== 'string') return;
      asked.add(node.value);
      const style = STYLES.exec(node.value);
      if (style) found.push(style[0]);
    },
  }).visit(parseSync('finished.js', code).program);
  return found.filter((name) => !asked.has(name));
}

/** Checks the finished files of a folder that a pattern names, since dependencies and the compiler write them, too. */
export function checkFloor(folder: string, files: string): void {
  for (const file of globSync(files, { cwd: folder })) {
    const [first] = aboveFloor(readFileSync(join(folder, file), 'utf8'));
    if (first !== undefined)
      throw new Error(
        `${file} uses ${first}, which the oldest supported browsers lack. Ask for it first, or avoid it.`,
      );
  }
}
