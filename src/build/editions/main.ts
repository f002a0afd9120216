/** `npm run build:editions`: the scripts of one site and those on Preact, beside the script of all sites. */
import { build } from 'vite';
import { OTHER_BUILDS } from './editions.ts';
import { PROJECT, scriptConfig } from './script-config.ts';

await Promise.all(
  OTHER_BUILDS.map((made) =>
    build({ ...scriptConfig(made, true), root: PROJECT, configFile: false, publicDir: false, logLevel: 'warn' }),
  ),
);
