import { useState } from 'react';

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, for screen readers. */
  readonly of: string;
}

/** Copies a piece of code, and says so. */
export function CopyButton({ text, of }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      setCopied(undefined);
    }
  };
  return (
    <button className="copy" type="button" aria-label={`Copy the code of ${of}`} onClick={() => void copy()}>
      <span aria-live="polite">{copied === text ? 'Copied' : 'Copy'}</span>
    </button>
  );
}
