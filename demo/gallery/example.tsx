import { useState } from 'react';
import { Button } from '../../src/ui/button/button.tsx';
import type { AnyElement } from './element.ts';

type Props = Readonly<Record<string, unknown>>;

interface ExampleProps {
  readonly element: AnyElement;
  readonly props: Props;
  /** Distinguishes it from other examples on the same stage. */
  readonly instance: string;
}

/** A controlled element: values from its callbacks are put back into its props. */
export function Example({ element, props, instance }: ExampleProps) {
  const [changes, setChanges] = useState<Props>({});
  const Component = element.component;
  const change = (next: Props): void => setChanges((before) => ({ ...before, ...next }));
  const shown: Record<string, unknown> = { ...props, ...changes };
  for (const [callback, effect] of Object.entries(element.changes ?? {})) {
    shown[callback] = (...values: never[]) => change(effect(...values));
  }
  for (const key of ['id', 'htmlFor']) if (key in shown) shown[key] = `${instance}-${String(shown[key])}`;
  for (const key of Object.keys(shown)) if (shown[key] === undefined) delete shown[key];
  return (
    <>
      {element.opens === true && (
        <Button variant="secondary" onClick={() => change({ open: true })}>
          Open
        </Button>
      )}
      {shown['open'] === false && element.opens !== true ? (
        <Button variant="plain" onClick={() => change({ open: true })}>
          Show again
        </Button>
      ) : (
        <Component {...shown} />
      )}
    </>
  );
}
