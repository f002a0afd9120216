import { isRecord } from '../../is-record.ts';
import { once, warn } from '../../log.ts';
import { genuine } from '../../page/genuine.ts';

/** The applications that were asked. */
const asked = new WeakSet<Element>();

/**
 * Says once if Vue 3 has dropped the JSON of a tag: it takes what is in its element on the page for a template, and leaves
 * every `<script>` of that out without a word. The application still knows the template.
 */
export function warnOfVueTemplate(owner: Element): void {
  // Not read off the elements: a form may have a field of that name.
  const closest = genuine(owner, 'closest');
  const around = closest && (Reflect.apply(closest, owner, ['[data-v-app]']) as Element | null);
  if (!around || asked.has(around)) return;
  asked.add(around);
  const { __vue_app__: app } = around as { readonly __vue_app__?: unknown } & Element;
  const component = isRecord(app) ? app['_component'] : undefined;
  const template = isRecord(component) ? component['template'] : undefined;
  if (typeof template !== 'string' || !/<script[^<>]* data-(?:texts|content)\b/i.test(template)) return;
  once(
    warn,
    `<${owner.localName}>: Vue has dropped the JSON inside, as every <script> of a template. ` +
      'Write it as an attribute: data-texts=\'{"…": "…"}\', or use content-src.',
  );
}
