/** Made by `plugin.ts` when the page is built. */
declare module 'virtual:custom-properties' {
  const properties: readonly {
    readonly name: string;
    readonly doc: string;
    readonly defaultText: string;
  }[];
  export default properties;
}

declare const __VERSION__: string;
