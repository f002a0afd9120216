import { Choice } from '../controls/choice.tsx';
import { widgetMarkup } from '../snippet/markup.ts';
import { scriptMarkup } from '../snippet/script.ts';
import { siteOf, type StateProps } from '../state/state.ts';
import { neutralContent } from '../../../widgets/footer/content/neutral-content.ts';
import { stylesOf } from '../state/accent.ts';
import { CodeBox } from './code-box.tsx';
import { useRelease } from './use-release.ts';

/** What to paste for the state. */
export function Snippets({ state, change }: StateProps) {
  const release = useRelease();
  const styles = stylesOf(state).trim();
  return (
    <section className="snippets" id="snippet" aria-labelledby="snippet-title" tabIndex={-1}>
      <div className="section-head">
        <h2 id="snippet-title">Your snippet</h2>
      </div>
      <Choice legend="Written as" name="as" state={state} change={change} />
      {state.as === 'tag' ? (
        <CodeBox title="Tag" code={widgetMarkup(state)}>
          Where the widget should appear. Do not leave out the closing tag.
        </CodeBox>
      ) : (
        <CodeBox title="Placeholder" code={widgetMarkup(state)}>
          Does the same as the tag, where an editor or a filter removes unknown tags.
        </CodeBox>
      )}
      {state.tag === 'shop-footer' && (
        <p className="hint">
          <a
            download="content.json"
            href={`data:application/json,${encodeURIComponent(JSON.stringify(neutralContent(siteOf(state)), null, 2))}`}
          >
            Content to begin with
          </a>{' '}
          for a footer of your own: the groups and legal links of this country, which name no shop.
        </p>
      )}
      {styles !== '' && (
        <CodeBox title="Colours" code={styles}>
          Into a stylesheet of the page. Change the values there; the guide on <a href="guides/theming.html">theming</a>{' '}
          names all.
        </CodeBox>
      )}
      <Choice legend="Load" name="script" state={state} change={change} />
      <CodeBox title="Script" code={scriptMarkup(state, release)}>
        Once per page, anywhere. A page with tags of several countries needs the one script. The hash is that of version{' '}
        {release.version}: copy this again after each release. On your own server, change the path in <code>src</code>
        {state.script === 'modules' && (
          <>
            {' '}
            and <code>href</code>, with the version as a folder
          </>
        )}
        . A <a href="guides/security.html">Content-Security-Policy</a> has to allow it.
      </CodeBox>
    </section>
  );
}
