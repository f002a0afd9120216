/** `npm run build:editions`: the scripts of one site and those on Preact, beside the script of all sites. */
import { buildEditions } from './build-editions.ts';

await buildEditions();
