import { useMemo, useState } from 'react';
import type { AnyElementMeta, ExampleContext } from '../../src/ui/element-meta.ts';
import { DocText } from '../doc-text.tsx';
import { exampleCode } from './code-of.ts';
import { Controls } from './controls.tsx';
import { CopyButton } from './copy-button.tsx';
import { Example } from './example.tsx';
import { type PropRow, propsOf } from './read-interfaces.ts';
import { type GalleryElement, INTERFACES } from './sources.ts';
import { Stage } from './stage.tsx';

interface ElementSectionProps {
  readonly element: GalleryElement;
  readonly context: ExampleContext;
}

/** One element: live, in every state, with its code, keys and props. */
export function ElementSection({ element: { id, meta }, context }: ElementSectionProps) {
  const rows = useMemo(() => propsOf(meta.interfaces ?? [`${meta.name}Props`], INTERFACES), [meta]);
  return (
    <section className="element" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{meta.name}</h2>
      <p className="summary">
        <DocText text={meta.summary} />
      </p>
      <LiveExample id={id} meta={meta} context={context} rows={rows} />
      <h3>Variants and states</h3>
      <States id={id} meta={meta} context={context} />
      {meta.keyboard.length > 0 && <Keys meta={meta} />}
      {rows.length > 0 && <PropTable meta={meta} rows={rows} />}
    </section>
  );
}

interface PartProps {
  readonly id: string;
  readonly meta: AnyElementMeta;
  readonly context: ExampleContext;
}

function LiveExample({ id, meta, context, rows }: PartProps & { readonly rows: readonly PropRow[] }) {
  const [changes, setChanges] = useState<Readonly<Record<string, unknown>>>({});
  const props = { ...meta.props(context), ...changes };
  const code = exampleCode(meta, { ...props, ...callbacksOf(meta) }, context);
  const change = (next: Readonly<Record<string, unknown>>): void => setChanges((before) => ({ ...before, ...next }));
  return (
    <div className="live">
      <div className="live-stage">
        <Stage labels={context.labels}>
          <Example meta={meta} props={props} instance={`${id}-live`} onChange={change} />
        </Stage>
      </div>
      {rows.length > 0 && <Controls rows={rows} props={props} onChange={change} />}
      <div className="code">
        <pre>
          <code>{code}</code>
        </pre>
        <CopyButton text={code} of={meta.name} />
      </div>
    </div>
  );
}

function callbacksOf(meta: AnyElementMeta): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.keys(meta.changes ?? {}).map((name) => [name, () => undefined]));
}

function States({ id, meta, context }: PartProps) {
  return (
    <Stage labels={context.labels}>
      <div className="states">
        {Object.entries(meta.states(context)).map(([name, change], index) => (
          <div key={name} className="state">
            <p className="state-name" lang="en">
              {name}
            </p>
            <Example meta={meta} props={{ ...meta.props(context), ...change }} instance={`${id}-${index}`} />
          </div>
        ))}
      </div>
    </Stage>
  );
}

function Keys({ meta }: { readonly meta: AnyElementMeta }) {
  return (
    <>
      <h3>Keyboard</h3>
      <dl className="keys">
        {meta.keyboard.map(([keys, effect]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function PropTable({ meta, rows }: { readonly meta: AnyElementMeta; readonly rows: readonly PropRow[] }) {
  return (
    <details className="props">
      <summary>Props of {meta.name}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable by keyboard */}
      <div className="table-box" tabIndex={0} role="region" aria-label={`Props of ${meta.name}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Prop</th>
              <th scope="col">Type</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, type, optional, doc }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                  {!optional && <span className="needed"> required</span>}
                </th>
                <td>
                  <code>{type}</code>
                </td>
                <td>
                  <DocText text={doc} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
