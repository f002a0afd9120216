import { useState } from 'react';

interface CopyTextProps {
  readonly label: string;
  /** Read when the button is pressed. */
  readonly text: () => string;
  /** What is said where copying is forbidden. */
  readonly otherwise: string;
}

/** A button that copies a text which the page does not show as one. */
export function CopyText({ label, text, otherwise }: CopyTextProps) {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      setSaid('Copied.');
    } catch {
      setSaid(otherwise);
    }
  };
  return (
    <>
      <span className="hint" role="status">
        {said}
      </span>
      <button type="button" className="quiet" onClick={() => void copy()}>
        {label}
      </button>
    </>
  );
}
