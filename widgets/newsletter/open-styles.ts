import { LATE_ELEMENTS } from '../late-styles.ts';
import openForm from './open-form.css?inline';

/** The stylesheet of what shows only after a form has opened, or was sent. */
export const OPEN_STYLES = [LATE_ELEMENTS, openForm].join('\n');
