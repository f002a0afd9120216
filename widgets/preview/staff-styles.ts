import modalDialog from '../../src/ui/modal-dialog/modal-dialog.css?inline';
import { LATE_ELEMENTS } from '../late-styles.ts';
import preview from './preview.css?inline';

/** The stylesheet of the staff panel, which only staff load. */
export const STAFF = [LATE_ELEMENTS, modalDialog, preview].join('\n');
