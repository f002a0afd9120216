/**
 * In the modules, the texts that no first paint shows, which are empty in the entry. The build writes them into this file
 * (src/build/late-texts.ts), which is loaded with the component. In the one script and in the sources, it is empty.
 */
export const LATE_TEXTS: Readonly<Record<string, string>> = {};
