import modalDialog from '../../src/ui/modal-dialog/modal-dialog.css?inline';
import preview from './preview.css?inline';

/** The stylesheet of the staff panel, which only staff load. */
export const STAFF = [modalDialog, preview].join('\n');
