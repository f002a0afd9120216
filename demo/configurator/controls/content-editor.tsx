import { useEffect, useId, useState } from 'react';
import { siteOf } from '../state/state.ts';
import type * as checkContentModule from './check-content.ts';
import type { SettingsProps } from './settings-props.ts';

/** Holds the content of every site, so that it is loaded on demand. */
type Checker = typeof checkContentModule;

/** The footer's content as JSON, with the problems that the footer would log. */
export function ContentEditor({ state, change }: SettingsProps) {
  const id = useId();
  const [checker, setChecker] = useState<Checker>();
  useEffect(() => void import('./check-content.ts').then(setChecker), []);
  const site = siteOf(state);
  const problems = checker?.checkContent(site, state.content) ?? [];
  const set = (content: string): void => change((before) => ({ ...before, content }), 'content');
  return (
    <div className="field">
      <label htmlFor={id}>JSON, merged over the content of the site</label>
      <textarea
        id={id}
        className="json"
        rows={10}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-problems`}
        aria-invalid={problems.length > 0}
        value={state.content}
        onChange={({ target }) => set(target.value)}
      />
      <div className="refusal" id={`${id}-problems`} role="status">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      <div className="button-row">
        <button
          type="button"
          className="quiet"
          disabled={checker === undefined}
          onClick={() => checker && set(checker.exampleContent(site))}
        >
          Begin with an example
        </button>
        <a href="footer-content.schema.json">JSON schema</a>
      </div>
    </div>
  );
}
