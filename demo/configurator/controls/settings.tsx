import { type ReactNode, useState } from 'react';
import { DocText } from '../../doc-text.tsx';
import { COMPANY, DEFAULT_STATE, needsCompany, SHOP, type StateProps, withValue } from '../state/state.ts';
import { attributesOf, declarationOf, groupsOf, TAGS } from '../state/tags.ts';
import { THEME_NAMES } from '../state/themes.ts';
import { AttributeControl } from './attribute-control.tsx';
import { Choice } from './choice.tsx';
import { SenderFields } from './sender-fields.tsx';
import { TextOverrides } from './text-overrides.tsx';

/** Everything that can be set: what most pages need at once, the rest in disclosures. */
export function Settings({ state, change }: StateProps) {
  const { common, others } = groupsOf(state.tag);
  return (
    <form className="settings" aria-label="Settings" onSubmit={(event) => event.preventDefault()}>
      <div className="section-head">
        <h2>Settings</h2>
        <button
          type="button"
          className="quiet"
          onClick={() => change(({ tag, page, width }) => ({ ...DEFAULT_STATE, tag, page, width }))}
        >
          Reset
        </button>
      </div>
      <TagChoice state={state} change={change} />
      {needsCompany(state) && <SenderFields state={state} change={change} />}
      <AttributeControls names={common} state={state} change={change} />
      <Choice
        legend="Colours"
        name="theme"
        options={THEME_NAMES.map((theme) => ({ value: theme, label: theme }))}
        value={state.theme}
        onChange={(theme) => change((before) => ({ ...before, theme }))}
      />
      <Disclosure title="More attributes" changed={others.filter((name) => name in state.attributes).length}>
        <AttributeControls names={others} state={state} change={change} />
      </Disclosure>
      <Disclosure
        title="Texts"
        changed={Object.keys(state.texts).filter((key) => key !== COMPANY && key !== SHOP).length}
      >
        <TextOverrides state={state} change={change} />
      </Disclosure>
    </form>
  );
}

function TagChoice({ state, change }: StateProps) {
  return (
    <div className="field">
      <label htmlFor="tag">Widget</label>
      <select
        id="tag"
        value={state.tag}
        aria-describedby="tag-doc"
        onChange={({ target }) => change((before) => ({ ...before, tag: target.value }))}
      >
        {TAGS.map(({ tag }) => (
          <option key={tag} value={tag}>{`<${tag}>`}</option>
        ))}
      </select>
      <p className="hint" id="tag-doc">
        <DocText text={declarationOf(state.tag).doc} />
      </p>
    </div>
  );
}

function AttributeControls({ names, state, change }: StateProps & { readonly names: readonly string[] }) {
  const specs = attributesOf(state.tag);
  return names.map((name) => {
    const spec = specs[name];
    if (spec === undefined) return null;
    return (
      <AttributeControl
        key={name}
        name={name}
        spec={spec}
        value={state.attributes[name]}
        onChange={(value) => change((before) => ({ ...before, attributes: withValue(before.attributes, name, value) }))}
      />
    );
  });
}

interface DisclosureProps {
  readonly title: string;
  /** How many of its settings are set. */
  readonly changed: number;
  readonly children: ReactNode;
}

function Disclosure({ title, changed, children }: DisclosureProps) {
  const [initially] = useState(changed > 0);
  return (
    <details className="disclosure" open={initially}>
      <summary>
        {title}
        {changed > 0 && <span className="changed"> {changed} set</span>}
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
