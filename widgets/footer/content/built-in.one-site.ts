import { ONLY_SITE } from '../../../src/embed/build-constants.ts';
import type { FooterContent } from './content-schema.ts';

/** What stands in place of built-in.ts in the scripts of one site. */
export function builtInContent(): FooterContent {
  return ONLY_SITE.content as FooterContent;
}
