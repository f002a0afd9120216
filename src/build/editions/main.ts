/** Part of `npm run build:all`: the scripts of one site beside the script of all sites, and the plugins with all of them. */
import { join } from 'node:path';
import { build } from 'vite';
import { checkFloor } from '../browser-floor.ts';
import { scriptConfig } from '../pipeline.ts';
import { pluginArchives } from '../plugins/plugins.ts';
import { PROJECT } from '../project.ts';
import { writeFiles } from '../write-files.ts';

const DIST = join(PROJECT, 'dist');

await build({ ...scriptConfig('one'), root: PROJECT, configFile: false, publicDir: false, logLevel: 'warn' });
checkFloor(DIST, 'shop-widgets*.js');
await writeFiles(join(DIST, 'plugins'), await pluginArchives(DIST));
