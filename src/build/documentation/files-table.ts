import { DEBUG_FILE } from '../../embed/element/declare/script-file.ts';
import { BROTLI_LIMITS, SCRIPT } from '../scripts.ts';
import { code, table } from './tables.ts';

/** The largest weight that the build allows. */
const atMost = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The files of `dist`, as the README and the guide on delivery list them. The links are those of a guide. */
export function filesTable(): string {
  return table(
    ['file in `dist`', 'what it is', 'brotli, at most'],
    [
      [code(SCRIPT), 'the one script: every country, one file, for every page', atMost(BROTLI_LIMITS.script)],
      [
        code('modules/shop-widgets.<site>.js'),
        'the modules of one country (`at`, `ch-fr`), which load the other files in `modules` as tags need them',
        atMost(BROTLI_LIMITS.module),
      ],
      [
        code(DEBUG_FILE),
        'the debug panel of the one script, loaded only [on request](troubleshooting.md#the-debug-panel)',
        atMost(BROTLI_LIMITS.debug),
      ],
      [
        code('themes/'),
        'the [dark theme](theming.md#light-and-dark), and a [neutral one](theming.md#set-the-colours)',
        '',
      ],
      [code('plugins/*.zip'), 'plugins for [WordPress, DokuWiki and MediaWiki](cms.md)', ''],
      [code('templates/'), '[templates](templates.md) for PHP, Twig, Liquid and Handlebars', ''],
      [code('cli.js'), 'the commands', ''],
      [code('prerender.js'), '[prerendering](prerendering.md)', ''],
      [code('integrity.json'), 'the hash and the sizes of each file', ''],
    ],
  );
}
