import checkbox from '../src/ui/checkbox/checkbox.css?inline';
import expansionPanel from '../src/ui/expansion-panel/expansion-panel.css?inline';
import select from '../src/ui/select/select.css?inline';
import spinner from '../src/ui/spinner/spinner.css?inline';

/** The interface elements that no first paint shows. Their styles are loaded with the component that has them. */
export const LATE_ELEMENTS = [checkbox, expansionPanel, select, spinner].join('\n');
