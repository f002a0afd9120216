import { VERSION } from './project.ts';

/** What is replaced in the sources of a file for pages. */
export function definitions(isModule: boolean): Record<string, string> {
  return {
    __VERSION__: JSON.stringify(VERSION),
    __MODULES__: String(isModule),
    'process.env.NODE_ENV': '"production"',
  };
}
