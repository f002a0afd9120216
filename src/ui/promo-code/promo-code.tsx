import { useId, useRef, useState } from 'react';
import { CheckIcon } from '../../icons/check.tsx';
import { CopyIcon } from '../../icons/copy.tsx';
import { Button } from '../button/button.tsx';
import { copyText } from './copy-text.ts';

export interface PromoCodeProps {
  readonly code: string;
  /** What the code is for; its name for screen readers. */
  readonly label: string;
  /** "Code kopieren" */
  readonly copyLabel: string;
  /** "Code kopiert": the button's text once that is so, and what is announced. */
  readonly copiedLabel: string;
  readonly onCopy?: () => void;
}

/** A code with a button that copies it. Where copying is forbidden, the code is selected, ready for the keyboard. */
export function PromoCode({ code, label, copyLabel, copiedLabel, onCopy }: PromoCodeProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const [announced, setAnnounced] = useState('');
  const id = useId();
  const handleCopy = async (): Promise<void> => {
    if (!field.current || !(await copyText(code, field.current))) return;
    setCopied(true);
    onCopy?.();
    // Emptied first: the same words in place of themselves are not announced.
    setAnnounced('');
    requestAnimationFrame(() => setAnnounced(copiedLabel));
  };
  return (
    <div className="promo">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        ref={field}
        className="promo-code"
        id={id}
        readOnly
        spellCheck={false}
        value={code}
        size={Math.max(4, code.length)}
        onFocus={(event) => event.target.select()}
      />
      <Button
        variant="secondary"
        iconBefore={copied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
        onClick={() => void handleCopy()}
      >
        {copied ? copiedLabel : copyLabel}
      </Button>
      <span className="visually-hidden" role="status">
        {announced}
      </span>
    </div>
  );
}
