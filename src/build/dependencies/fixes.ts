import { MESSAGE_PREFIX } from '../../embed/log.ts';

/** Code in a dependency that does harm on other sites' pages or does not survive the build, and its replacement. */
export interface Fix {
  readonly find: string;
  readonly replaceBy: string;
  readonly why: string;
}

export const FIXES: readonly (Fix & { readonly file: RegExp })[] = [
  {
    file: /react-dom-client\.production\.js$/,
    find: 'listenToNativeEvent("selectionchange", !1, ownerDocument)',
    replaceBy: 'undefined',
    why: 'the document would keep this listener after the last tag is removed; only `onSelect` needs it, and that does not work in a shadow root',
  },
  {
    file: /react-dom-client\.production\.js$/,
    find: 'void 0 === updatePriority ? 32',
    replaceBy: 'null == updatePriority ? 32',
    why: 'the value is `window.event`, which is `null` on a page that declares a global variable `event`',
  },
  {
    file: /react-dom-client\.production\.js$/,
    find: '? reportError\n',
    replaceBy: `? function (error) { console.error("${MESSAGE_PREFIX} An error occurred in an event handler of a widget.", error); }\n`,
    why: 'errors in the event handlers of a widget must not reach the page’s `window.onerror`',
  },
];

/** The function of Rolldown that makes the exports of a module an object. It is in no file: Rolldown adds it to the output. */
export const MODULE_OBJECT = {
  marker: '__exportAll =',
  find: 'for (var name in all)',
  replaceBy: 'for (var name in all) if (Object.prototype.hasOwnProperty.call(all, name))',
  why: 'what a page adds to `Object.prototype` would be taken for an export, and is no function that gives one',
} as const;
