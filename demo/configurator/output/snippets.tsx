import { type ReactNode, useId, useState } from 'react';
import { Choice } from '../controls/choice.tsx';
import { prerenderCommand } from '../snippet/command.ts';
import { widgetMarkup } from '../snippet/markup.ts';
import { policyDirectives } from '../snippet/policy.ts';
import { fileLabel, filesFor, scriptAddress, scriptMarkup } from '../snippet/script.ts';
import { tokenRules } from '../snippet/styles.ts';
import { FORMS, siteOf, type State } from '../state/state.ts';
import type { Change } from '../use-addressed-state.ts';
import { CodeBox } from './code-box.tsx';
import { useRelease } from './use-release.ts';

interface SnippetsProps {
  readonly state: State;
  readonly change: Change;
  /** The address of the demo's folder. */
  readonly demo: string;
}

/** What to paste for the state, and what else the page may need. */
export function Snippets({ state: given, change, demo }: SnippetsProps) {
  const release = useRelease();
  const files = filesFor(siteOf(given), release);
  // A file of one site does not fit another one.
  const state = files.includes(given.file) ? given : { ...given, file: files[0] ?? given.file };
  const tokens = tokenRules(state);
  return (
    <section className="snippets" id="snippet" aria-labelledby="snippet-title" tabIndex={-1}>
      <div className="section-head">
        <h2 id="snippet-title">Your snippet</h2>
      </div>
      <Choice
        legend="Written as"
        name="as"
        options={FORMS.map((form) => ({ value: form, label: FORM_LABELS[form] }))}
        value={state.form}
        onChange={(form) => change((before) => ({ ...before, form }), 'as')}
      />
      <CodeBox title={FORM_LABELS[state.form]} code={widgetMarkup(state)}>
        {state.form === 'tag'
          ? 'Where the widget should appear. Do not leave out the closing tag.'
          : 'Does the same as the tag, where an editor or a filter removes unknown tags.'}
      </CodeBox>
      {tokens !== '' && (
        <CodeBox title="Colours and sizes" code={tokens}>
          Into a style sheet of the page.
        </CodeBox>
      )}
      <CodeBox title="Script" code={scriptMarkup(state, release, demo)}>
        Once per page, anywhere. The hash pins it to version {release.version}: take a new one with each release.
      </CodeBox>
      <Hosting state={state} change={change} demo={demo} files={files} />
      <OnDemand title="Content-Security-Policy">
        <CodeBox
          title="Policy"
          code={policyDirectives(state, scriptAddress(state, release, demo))
            .map((line) => `${line};`)
            .join('\n')}
        >
          Add these to the policy of the page, if it has one. Nothing else is needed: no inline styles, no eval.
        </CodeBox>
      </OnDemand>
      <OnDemand title="Prerendered markup">
        <CodeBox title="Command" code={prerenderCommand(state)}>
          Prints the tag with its contents, for the template of a page: it shows with the HTML, and where the script is
          blocked.
        </CodeBox>
      </OnDemand>
    </section>
  );
}

const FORM_LABELS: Readonly<Record<State['form'], string>> = { tag: 'Tag', placeholder: 'Placeholder' };

/** Where the script is and which file it is. */
function Hosting({ state, change, demo, files }: SnippetsProps & { readonly files: readonly string[] }) {
  const id = useId();
  return (
    <div className="hosting">
      <div className="field">
        <label htmlFor={`${id}-host`}>Folder on your server with the script</label>
        <input
          id={`${id}-host`}
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder={demo}
          value={state.host}
          onChange={({ target }) => change((before) => ({ ...before, host: target.value }), 'host')}
        />
      </div>
      {files.length > 1 && (
        <div className="field">
          <label htmlFor={`${id}-file`}>File</label>
          <select
            id={`${id}-file`}
            value={state.file}
            onChange={({ target }) => change((before) => ({ ...before, file: target.value }), 'file')}
          >
            {files.map((file) => (
              <option key={file} value={file}>
                {fileLabel(file)}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}

/** A disclosure whose contents exist while it is open. */
function OnDemand({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="disclosure" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {open && <div className="disclosure-body">{children}</div>}
    </details>
  );
}
