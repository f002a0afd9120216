/** The attributes that open a link in a new window if there is a label that says so; otherwise none. */
export function newWindow(label: string | undefined, rel = 'noopener') {
  return label === undefined ? {} : { target: '_blank', rel };
}
