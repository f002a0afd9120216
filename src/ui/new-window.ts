/** What makes a link open a new window, where it has a text that says so; nothing otherwise. */
export function newWindow(label: string | undefined, rel = 'noopener') {
  return label === undefined ? {} : { target: '_blank', rel };
}
