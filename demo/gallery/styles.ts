import { STYLES as OF_WIDGETS } from '../../widgets/styles.ts';
import stageStyles from './stage.css?inline';

const FILES = import.meta.glob<string>('../../src/ui/**/*.css', { eager: true, query: '?inline', import: 'default' });

/** Tokens and resets come first, so that the styles of the elements override them. */
const FIRST = ['../../src/ui/tokens.css', '../../src/ui/base.css'];

const OF_ELEMENTS = [...new Set([...FIRST, ...Object.keys(FILES)])].map((file) => FILES[file]).join('\n') + stageStyles;

/** The states that show without a pointer, inside `is-hover`, `is-focus` and `is-active`. */
export const PSEUDO_CLASSES: readonly string[] = ['hover', 'focus', 'active'];

const FORCED = OF_ELEMENTS.replaceAll(':hover', ':is(:hover, .is-hover *)')
  .replaceAll(':active', ':is(:active, .is-active *)')
  .replaceAll(':focus-visible', ':is(:focus-visible, .is-focus :where(a, button, input, select, textarea))');

/** One sheet for all elements and one for all widgets, which share theirs, too. */
export const [ELEMENTS_SHEET, WIDGETS_SHEET] = [FORCED, OF_WIDGETS.join('\n')].map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}) as [CSSStyleSheet, CSSStyleSheet];
