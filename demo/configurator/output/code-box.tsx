import { type ReactNode, useRef, useState } from 'react';
import { Announcement } from '../../../src/ui/live-region.tsx';

interface CodeBoxProps {
  readonly title: string;
  readonly code: string;
  readonly children: ReactNode;
}

/** Code with a button that copies it, or selects it where copying is forbidden. */
export function CodeBox({ title, code, children }: CodeBoxProps) {
  const source = useRef<HTMLElement>(null);
  const [done, setDone] = useState({ code: '', said: '' });
  const said = done.code === code ? done.said : '';
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      setDone({ code, said: 'Copied' });
    } catch {
      if (source.current) getSelection()?.selectAllChildren(source.current);
      setDone({ code, said: 'Selected: press Ctrl+C' });
    }
  };
  return (
    <section className="code-box" aria-label={title}>
      <div className="code-head">
        <h3>{title}</h3>
        <button type="button" className="copy" aria-label={`Copy: ${title}`} onClick={() => void copy()}>
          {said || 'Copy'}
        </button>
        <Announcement of={done}>{said}</Announcement>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable by keyboard */}
      <pre tabIndex={0} role="group" aria-label={`Code: ${title}`}>
        <code ref={source}>{code}</code>
      </pre>
      <p className="hint">{children}</p>
    </section>
  );
}
