import { PROJECT, VERSION } from './project.ts';

/** That our own plugins take most of the time of a build is no warning to anybody. */
export const CHECKS = { bundlerTimings: false } as const;

/** What is replaced in the sources of a file for pages. */
export function definitions(isModule: boolean): Record<string, string> {
  return {
    __VERSION__: JSON.stringify(VERSION),
    __MODULES__: String(isModule),
    'process.env.NODE_ENV': '"production"',
  };
}

/** What a build has that is started by another one. */
export const OWN_BUILD = { root: PROJECT, configFile: false, publicDir: false, logLevel: 'warn' } as const;
