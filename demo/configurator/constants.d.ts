/** Filled in by `demo/vite.config.ts`. */
declare const __VERSION__: string;
