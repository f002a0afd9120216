/**
 * In the modules of a site, the texts that no first paint shows: the entry has them as empty texts, and this file comes with
 * the component. The build fills it in (src/build/late-texts.ts). Everywhere else, all texts are there from the start.
 */
export const LATE_TEXTS: Readonly<Record<string, string>> = {};
