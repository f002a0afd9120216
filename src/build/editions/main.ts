/** Part of `npm run build:all`: the scripts of one site, beside the script of all sites. */
import { build } from 'vite';
import { scriptConfig } from '../pipeline.ts';
import { PROJECT } from '../project.ts';

await build({ ...scriptConfig('one'), root: PROJECT, configFile: false, publicDir: false, logLevel: 'warn' });
