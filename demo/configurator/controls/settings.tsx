import { type ReactNode, useState } from 'react';
import { DocText } from '../../doc-text.tsx';
import { DEFAULT_STATE, withAttribute, withTag } from '../state/state.ts';
import { attributesOf, declarationOf, groupsOf, readsContent, TAGS } from '../state/tags.ts';
import { AttributeControl } from './attribute-control.tsx';
import { ContentEditor } from './content-editor.tsx';
import type { SettingsProps } from './settings-props.ts';
import { TextOverrides } from './text-overrides.tsx';
import { TokenControls } from './token-controls.tsx';

/** Everything that can be set: what most pages need at once, the rest in disclosures. */
export function Settings({ state, change }: SettingsProps) {
  const { common, others } = groupsOf(state.tag);
  const changed = (names: readonly string[]): number => names.filter((name) => name in state.attributes).length;
  return (
    <form className="settings" aria-label="Settings" onSubmit={(event) => event.preventDefault()}>
      <div className="section-head">
        <h2>Settings</h2>
        <button
          type="button"
          className="quiet"
          onClick={() => change(({ tag, page, width }) => ({ ...DEFAULT_STATE, tag, page, width }), 'reset')}
        >
          Reset
        </button>
      </div>
      <TagChoice state={state} change={change} />
      <AttributeControls names={common} state={state} change={change} />
      <Disclosure title="More attributes" changed={changed(others)}>
        <AttributeControls names={others} state={state} change={change} />
      </Disclosure>
      <Disclosure title="Colours and sizes" changed={Object.keys(state.tokens).length}>
        <TokenControls state={state} change={change} />
      </Disclosure>
      <Disclosure title="Texts" changed={Object.keys(state.texts).length}>
        <TextOverrides state={state} change={change} />
      </Disclosure>
      {readsContent(state.tag) && (
        <Disclosure title="Content" changed={state.content === '' ? 0 : 1}>
          <ContentEditor state={state} change={change} />
        </Disclosure>
      )}
    </form>
  );
}

function TagChoice({ state, change }: SettingsProps) {
  return (
    <div className="field">
      <label htmlFor="tag">Widget</label>
      <select
        id="tag"
        value={state.tag}
        aria-describedby="tag-doc"
        onChange={({ target }) => change((before) => withTag(before, target.value), 'tag')}
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

function AttributeControls({ names, state, change }: SettingsProps & { readonly names: readonly string[] }) {
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
        onChange={(value) => change((before) => withAttribute(before, name, value), name)}
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

/** Its contents are made when it is opened first. */
function Disclosure({ title, changed, children }: DisclosureProps) {
  const [opened, setOpened] = useState(changed > 0);
  const [initially] = useState(opened);
  return (
    <details
      className="disclosure"
      open={initially}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>
        {title}
        {changed > 0 && <span className="changed"> {changed} set</span>}
      </summary>
      {opened && <div className="disclosure-body">{children}</div>}
    </details>
  );
}
