import { run } from '../../src/node/cli/run.ts';

/** The script tag of a page that `check --live` reads. */
export const SCRIPT = '<script src="/shop-widgets.js" data-site="HU" defer></script>';
const COMPANY =
  '<script type="application/json" data-texts>{"shop.company": "Kávéház Kft.", "shop.goods": "kávé"}</script>';
/** A page with nothing left to do. */
export const READY = `${SCRIPT}<shop-newsletter>${COMPANY}</shop-newsletter>`;

/** The report of `check --live` on a page. */
export async function live(
  html: string,
  words: readonly string[] = [],
  files: Readonly<Record<string, string>> = {},
  ask = (_address: string, _method: string, _follows: boolean): Promise<number> => Promise.resolve(200),
) {
  let output = '';
  const { exitCode } = await run(['check', '--live', 'page.html', ...words], {
    readFile: (file) => Promise.resolve(file === 'page.html' ? html : (files[file] ?? '')),
    print: (text) => void (output += text),
    ask,
    environment: {},
  });
  return { output, exitCode };
}
