import { useEffect, useState } from 'react';
import { Choice } from '../controls/choice.tsx';
import { widgetMarkup } from '../snippet/markup.ts';
import { type Release, scriptMarkup } from '../snippet/script.ts';
import { siteOf, type State, type StateProps, withBases } from '../state/state.ts';
import { neutralContent } from '../../../widgets/footer/content/neutral-content.ts';
import { stylesOf } from '../state/accent.ts';
import { CodeBox } from './code-box.tsx';

export function Snippets({ state: set, change }: StateProps) {
  const release = useRelease();
  const state = withBases(set, new URL(release.folder).origin);
  const styles = stylesOf(state).trim();
  return (
    <section className="snippets" aria-labelledby="snippet-title">
      <div className="section-head">
        <h2 id="snippet-title">Your snippet</h2>
        <Choice legend="Written as" name="as" state={state} change={change} />
        <Choice legend="Load" name="script" state={state} change={change} />
      </div>
      <div className="code-boxes">
        <CodeBox title={state.as === 'tag' ? 'Tag' : 'Placeholder'} code={widgetMarkup(state)}>
          {state.as === 'tag' ? 'Where the widget should appear. ' : 'The same, where an editor removes unknown tags. '}
          {state.tag === 'shop-footer' && (
            <a
              download="content.json"
              href={`data:application/json,${encodeURIComponent(JSON.stringify(neutralContent(siteOf(state)), null, 2))}`}
            >
              Content to begin with
            </a>
          )}
        </CodeBox>
        <CodeBox title="Script" code={scriptMarkup(state, release)}>
          Once per page, and again after each release. See <a href="guides/delivery.html">delivery</a> and{' '}
          <a href="guides/security.html">policies</a>.
        </CodeBox>
        {styles !== '' && (
          <CodeBox title="Colours" code={styles}>
            Into a stylesheet of the page. See <a href="guides/theming.html">theming</a>.
          </CodeBox>
        )}
      </div>
    </section>
  );
}

/** All of it in one box, for the head and the body of a page at once. */
export function WholeSnippet({ state: set }: { readonly state: State }) {
  const release = useRelease();
  const state = withBases(set, new URL(release.folder).origin);
  const styles = stylesOf(state).trim();
  const parts = [scriptMarkup(state, release), widgetMarkup(state), styles && `<style>\n${styles}\n</style>`];
  return (
    <CodeBox title="Your snippet" code={parts.filter(Boolean).join('\n')}>
      Paste it where the sign-up should appear.
    </CodeBox>
  );
}

/** The scripts of the build that this demo serves. */
function useRelease(): Release {
  const [files, setFiles] = useState<Release['files']>({});
  useEffect(() => {
    const answer = fetch('integrity.json', { cache: 'no-cache' }).then((response) => response.json());
    answer.then((release: Release) => setFiles(release.files)).catch(() => undefined);
  }, []);
  return { folder: new URL('.', location.href).href, version: __VERSION__, files };
}
