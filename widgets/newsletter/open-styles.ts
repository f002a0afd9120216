import checkbox from '../../src/ui/checkbox/checkbox.css?inline';
import expansionPanel from '../../src/ui/expansion-panel/expansion-panel.css?inline';
import select from '../../src/ui/select/select.css?inline';
import spinner from '../../src/ui/spinner/spinner.css?inline';
import openForm from './open-form.css?inline';

/** The stylesheet of what shows only after a form has opened, or was sent. */
export const OPEN_STYLES = [checkbox, expansionPanel, select, spinner, openForm].join('\n');
