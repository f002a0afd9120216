import { STYLES as OF_WIDGETS } from '../../widgets/styles.ts';
import stageStyles from './stage.css?inline';

/** The styles of all elements by file. */
const FILES = import.meta.glob<string>('../../src/ui/**/*.css', { eager: true, query: '?inline', import: 'default' });

/** Tokens and resets come first, so that the styles of the elements override them. */
const FIRST = ['../../src/ui/tokens.css', '../../src/ui/base.css'];

const OF_ELEMENTS = [...new Set([...FIRST, ...Object.keys(FILES)])].map((file) => FILES[file]).join('\n') + stageStyles;

/** The states that a picture shows without a pointer. */
export const PSEUDO_CLASSES: readonly string[] = ['hover', 'focus', 'active'];

/** The same styles, whose rules for a pseudo-class also apply inside `is-hover`, `is-focus` or `is-active`. */
const FORCED = OF_ELEMENTS.replaceAll(':hover', ':is(:hover, .is-hover *)')
  .replaceAll(':active', ':is(:active, .is-active *)')
  .replaceAll(':focus-visible', ':is(:focus-visible, .is-focus :is(a, button, input, select, textarea))');

/** One sheet is shared by all stages of a kind, as the widgets share theirs. */
const [ELEMENTS_SHEET, WIDGETS_SHEET, FORCED_SHEET] = [OF_ELEMENTS, OF_WIDGETS.join('\n'), FORCED].map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}) as [CSSStyleSheet, CSSStyleSheet, CSSStyleSheet];

/** The styles of a state of an element or of a widget. */
export function sheetFor(state: string, isWidget: boolean): CSSStyleSheet {
  if (isWidget) return WIDGETS_SHEET;
  return PSEUDO_CLASSES.includes(state) ? FORCED_SHEET : ELEMENTS_SHEET;
}
