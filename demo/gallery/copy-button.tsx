import { useState } from 'react';

interface CopyButtonProps {
  readonly text: string;
  /** Name of what is copied, for screen readers. */
  readonly of: string;
}

/** Button that copies a piece of code and announces that it did. */
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
