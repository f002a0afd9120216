/** The folder with the demo's pages, as a path that ends with a slash. The pages of a build for a sub-folder name it. */
export const ROOT = new URL(document.documentElement.dataset['root'] ?? '/', location.href).pathname;

/**
 * The address of something in the demo's folder, for what a script links to or loads.
 *
 * @param path relative to the folder, such as `outbox.html`
 */
export function inDemo(path: string): string {
  return ROOT + path;
}
