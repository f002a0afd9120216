/** The package's version, put in by the build. */
declare const __VERSION__: string;

/** Whether this is the build of modules, in which what is imported on demand is in files of their own. Put in by the build. */
declare const __MODULES__: boolean;

declare module '*.css?inline' {
  const css: string;
  export default css;
}
