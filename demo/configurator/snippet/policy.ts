import type { State } from '../state/state.ts';
import { attributesOf } from '../state/tags.ts';
import { originIn } from './parts.ts';

/**
 * What a Content-Security-Policy has to allow for the widget, a directive per line.
 *
 * @param script the address of the script
 */
export function policyDirectives(state: State, script: string): readonly string[] {
  const services = originIn(state, 'service-base');
  const hasPictures = 'image-base' in attributesOf(state.tag);
  return [
    ['script-src', new URL(script).origin],
    ['connect-src', services ?? "'self'", originIn(state, 'content-src')],
    ...(hasPictures ? [['img-src', "'self'", services, originIn(state, 'image-base')]] : []),
  ].map((words) => [...new Set(words.filter((word) => word !== undefined))].join(' '));
}
