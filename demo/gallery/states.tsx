import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { TextsProvider } from '../../src/embed/i18n/texts-provider.tsx';
import { UI_LABELS } from '../../src/embed/i18n/ui-labels-by-locale.ts';
import { DEFAULT_SITE, localeOf, type Site, SITES } from '../../src/embed/market/sites.ts';
import { Button } from '../../src/ui/button/button.tsx';
import { UiRoot } from '../../src/ui/ui-root/ui-root.tsx';
import { DEMO_SITES } from '../sites.ts';
import type { AnyElement } from './element.ts';
import { OPEN_STYLES } from '../../widgets/newsletter/open-styles.ts';
import { STYLES } from '../../widgets/styles.ts';
import stageStyles from './stage.css?inline';

const FILES = import.meta.glob<string>('../../src/ui/**/*.css', { eager: true, query: '?inline', import: 'default' });

/** Tokens and resets come first, so that the styles of the elements override them. */
const FIRST = ['../../src/ui/tokens.css', '../../src/ui/base.css'];

const OF_ELEMENTS = [...new Set([...FIRST, ...Object.keys(FILES)])].map((file) => FILES[file]).join('\n') + stageStyles;

/** One sheet for all elements and one for all widgets, which share theirs, too. */
const [ELEMENTS_SHEET, WIDGETS_SHEET] = [OF_ELEMENTS, [...STYLES, OPEN_STYLES].join('\n')].map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}) as [CSSStyleSheet, CSSStyleSheet];

type Props = Readonly<Record<string, unknown>>;

/** An element in all its states, a widget for the chosen site. */
export function ElementStates({ element }: { readonly element: AnyElement }) {
  const { isWidget } = element;
  const [site, setSite] = useState<Site>(DEFAULT_SITE);
  return (
    <section id={element.name}>
      <div className="section-head">
        <h2>{element.name}</h2>
        {isWidget && (
          <select aria-label="Site" value={site} onChange={({ target }) => setSite(target.value as Site)}>
            {SITES.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        )}
      </div>
      <div className={isWidget ? 'states widgets' : 'states'}>
        {Object.entries(element.states).map(([name, change]) => (
          <div key={name} className="state">
            <p className="state-name">{name}</p>
            <Stage {...{ site, isWidget }}>
              <Example element={element} change={isWidget ? { ...change, site } : change} />
            </Stage>
          </div>
        ))}
      </div>
    </section>
  );
}

interface StageProps {
  readonly isWidget: boolean;
  readonly site: Site;
  readonly children: ReactNode;
}

/** Shows an example in a shadow root with the styles of the elements, or of the widgets, so that it looks as in a tag. */
function Stage({ site, isWidget, children }: StageProps) {
  const [root, setRoot] = useState<ShadowRoot>();
  const attach = (host: HTMLElement | null): void => {
    if (!host || host.shadowRoot) return;
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [isWidget ? WIDGETS_SHEET : ELEMENTS_SHEET];
    setRoot(shadow);
  };
  const locale = localeOf(site);
  const tree = (
    <TextsProvider locale={locale} overrides={DEMO_SITES[site].texts}>
      <UiRoot labels={UI_LABELS[locale]} className={isWidget ? 'root' : 'root example'}>
        {children}
      </UiRoot>
    </TextsProvider>
  );
  return (
    <div className="stage" ref={attach}>
      {root && createPortal(tree, root)}
    </div>
  );
}

/** A controlled element in one state: its callbacks change its props. */
function Example({ element, change }: { readonly element: AnyElement; readonly change: Props }) {
  const [changes, setChanges] = useState<Props>({});
  const put = (next: Props): void => setChanges((before) => ({ ...before, ...next }));
  const changed = ['value', 'checked', 'page'].find((name) => name in element.props);
  const props: Props = {
    ...element.props,
    ...change,
    ...changes,
    ...(changed && { onChange: (next: unknown) => put({ [changed]: next }) }),
    ...('open' in element.props && { onClose: () => put({ open: false }) }),
  };
  return (
    <>
      {'open' in props && (
        <Button variant="secondary" onClick={() => put({ open: true })}>
          Open
        </Button>
      )}
      {element.wrap ? element.wrap(<element.component {...props} />) : <element.component {...props} />}
    </>
  );
}
