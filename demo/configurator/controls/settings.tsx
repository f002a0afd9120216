import type { ReactNode } from 'react';
import { DOCUMENTED } from '../../../widgets/documented.ts';
import { DocText } from '../../doc-text.tsx';
import { needsCompany, type StateProps } from '../state/state.ts';
import { declarationOf, groupsOf } from '../state/tags.ts';
import { AccentField } from './accent-field.tsx';
import { AttributeControl } from './attribute-control.tsx';
import { Choice } from './choice.tsx';
import { Field } from './field.tsx';
import { CompanyField, ServerField, TextOverrides } from './text-overrides.tsx';

/** Everything that can be set: what most pages need at once, the rest in disclosures. */
export function Settings({ state, change }: StateProps) {
  const { site, common, others } = groupsOf(state.tag);
  const controls = (attributes: typeof common) =>
    attributes.map(([name, spec]) => <AttributeControl key={name} {...{ name, spec, state, change }} />);
  return (
    <form className="settings" aria-label="Settings" onSubmit={(event) => event.preventDefault()}>
      <h2 className="section-head">Settings</h2>
      <TagChoice state={state} change={change} />
      {controls(site)}
      <Choice legend="Colours" name="theme" state={state} change={change} />
      <AccentField state={state} change={change} />
      {needsCompany(state) && <CompanyField state={state} change={change} />}
      <ServerField state={state} change={change} />
      {controls(common)}
      <Disclosure title="More attributes">{controls(others)}</Disclosure>
      <Disclosure title="Texts">
        <TextOverrides state={state} change={change} />
      </Disclosure>
    </form>
  );
}

function TagChoice({ state, change }: StateProps) {
  return (
    <Field label="Widget" hint={<DocText text={declarationOf(state.tag).doc} />}>
      {(control) => (
        <select {...control} value={state.tag} onChange={({ target }) => change({ tag: target.value })}>
          {DOCUMENTED.map(({ tag }) => (
            <option key={tag} value={tag}>{`<${tag}>`}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

function Disclosure({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="disclosure">
      <summary>{title}</summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
