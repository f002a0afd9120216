/** The package's version, put in by the build. */
declare const __VERSION__: string;

declare module '*.css?inline' {
  const css: string;
  export default css;
}
