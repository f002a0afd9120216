/**
 * How a change is written into CHANGELOG.md: its text alone. The readers are pages, editors and integrators, to whom a
 * commit's hash says nothing.
 */
export default {
  getReleaseLine({ summary }) {
    const [first = '', ...rest] = summary.trim().split('\n');
    return [`- ${first}`, ...rest.map((line) => (line === '' ? '' : `  ${line}`))].join('\n');
  },
  getDependencyReleaseLine: () => '',
};
