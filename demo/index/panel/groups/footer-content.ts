import { h } from '../../h.ts';
import { watchWidgetMessages } from '../widget-messages.ts';
import type { PanelContext, PanelGroup } from '../panel-group.ts';

/** Sample contents, by the label of their button. */
const SAMPLES: readonly (readonly [label: string, content: object | undefined])[] = [
  ['Built-in', undefined],
  [
    'Small change',
    {
      headline: 'Gut zu wissen',
      salesTax: { link: { text: 'Versand' } },
      viewChanger: null,
    },
  ],
  [
    'With mistakes',
    {
      legallinks: [],
      legalLinks: [
        { url: '/impressum', text: 'Impressum' },
        { url: 'javascript:alert(1)', text: 'Not followed' },
      ],
      qualityLogos: { logos: [{ image: { label: 'Trust', source: 'euTrustmrk' } }] },
    },
  ],
];

function build({ announce }: PanelContext): Node[] {
  const editor = h('textarea', {
    id: 'panel-footer-content',
    class: 'json',
    rows: '10',
    spellcheck: 'false',
    autocomplete: 'off',
    placeholder: '{ "headline": "…" }',
  });
  const messages = h('ul', { class: 'messages', 'aria-label': 'What the footer says of it' });

  function apply(): void {
    messages.replaceChildren();
    for (const script of document.querySelectorAll('shop-footer > script[data-content]')) {
      script.textContent = editor.value;
    }
  }

  watchWidgetMessages('<shop-footer>', (message) => messages.append(h('li', {}, message)));
  editor.addEventListener('input', apply);
  const samples = SAMPLES.map(([label, content]) => {
    const button = h('button', { type: 'button', class: 'panel-button' }, label);
    button.addEventListener('click', () => {
      editor.value = content === undefined ? '' : JSON.stringify(content, null, 2);
      apply();
      announce(`Content: ${label}.`);
    });
    return button;
  });
  return [
    h('label', { for: editor.id }, 'Merged over the built-in content as you type'),
    editor,
    h('div', { role: 'status' }, messages),
    h('div', { class: 'chips' }, ...samples),
  ];
}

/** The content of the footer, edited live as in `<script data-content>`, with the messages about it below. */
export const footerContentGroup: PanelGroup = {
  id: 'footer-content',
  title: 'Footer content',
  kind: 'controls',
  build,
};
