/** Filled in by `demo/vite.config.ts`: the public custom properties, as the style sheets document them. */
declare const SHOP_CUSTOM_PROPERTIES: readonly {
  readonly name: string;
  readonly doc: string;
  readonly defaultText: string;
}[];

declare const __VERSION__: string;
