import { OPEN_STYLES } from '../../widgets/newsletter/open-styles.ts';
import { STYLES } from '../../widgets/styles.ts';
import stageStyles from './stage.css?inline';

const FILES = import.meta.glob<string>('../../src/ui/**/*.css', { eager: true, query: '?inline', import: 'default' });

/** Tokens and resets come first, so that the styles of the elements override them. */
const FIRST = ['../../src/ui/tokens.css', '../../src/ui/base.css'];

const OF_ELEMENTS = [...new Set([...FIRST, ...Object.keys(FILES)])].map((file) => FILES[file]).join('\n') + stageStyles;

/** One sheet for all elements and one for all widgets, which share theirs, too. */
export const [ELEMENTS_SHEET, WIDGETS_SHEET] = [OF_ELEMENTS, [...STYLES, OPEN_STYLES].join('\n')].map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}) as [CSSStyleSheet, CSSStyleSheet];
