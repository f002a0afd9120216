/** How a page or one of its files is read. */
export interface Addresses {
  /** The demo's folder, as relative addresses of the page reach it. */
  readonly root: string;
  /** Whether the demo's folder contains a file or a page at a path such as `static/shop/hero.webp`. */
  readonly holds: (path: string) => boolean;
}

/** An attribute with an address from the root of the host, as HTML of any age writes it. */
const ATTRIBUTE = /(?<before>\s(?:href|src|action|background)\s*=\s*["']?)\/(?<path>[^/"'\s>][^"'\s>]*|(?=["'\s>]))/giu;

/** An address from the root of the host in a string of a script, or in `url()`. */
const STRING = /(?<before>["'`(])\/(?<path>[\w.][^"'`()\s]*)(?=["'`)])/gu;

/** Makes the addresses in HTML relative that lead from the root of the host into the demo's folder. */
export function relativeInHtml(html: string, addresses: Addresses): string {
  return relative(html, ATTRIBUTE, addresses);
}

/** The same in a script or a stylesheet. */
export function relativeInStrings(code: string, addresses: Addresses): string {
  return relative(code, STRING, addresses);
}

function relative(text: string, pattern: RegExp, { root, holds }: Addresses): string {
  return text.replace(pattern, (whole, before: string, path: string) => {
    const [file = ''] = path.split(/[?#]/u);
    return file === '' || holds(file) ? `${before}${root}${path}` : whole;
  });
}
