import { build } from 'vite';
import { OTHER_BUILDS } from './editions.ts';
import { PROJECT, scriptConfig } from './script-config.ts';

/** Builds every script but the one of all sites on React, which has to be in the output folder already. */
export async function buildEditions(): Promise<void> {
  await Promise.all(
    OTHER_BUILDS.map((made) =>
      build({ ...scriptConfig(made, true), root: PROJECT, configFile: false, publicDir: false, logLevel: 'warn' }),
    ),
  );
}
