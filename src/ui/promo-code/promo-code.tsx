import { useId, useRef, useState } from 'react';
import { CheckIcon } from '../../icons/check.tsx';
import { CopyIcon } from '../../icons/copy.tsx';
import { Button } from '../button/button.tsx';
import { useLabelFinder } from '../labels/labels.ts';
import { classNames, type NativeProps } from '../native-props.ts';
import { copyText } from './copy-text.ts';

export interface PromoCodeProps extends NativeProps<'div', 'onCopy'> {
  /** The code, as it is copied. */
  readonly code: string;
  /** What the code is for; its name for screen readers. */
  readonly label: string;
  /** The button's text, "Code kopieren"; the root's label where it is left out. */
  readonly copyLabel?: string | undefined;
  /** The button's text once that is so, "Code kopiert", and what is announced; the root's label where it is left out. */
  readonly copiedLabel?: string | undefined;
  /** Hears that the code was copied. */
  readonly onCopy?: () => void;
}

/** A code with a button that copies it. Where copying is forbidden, the code is selected, ready for the keyboard. */
export function PromoCode({ code, label, copyLabel, copiedLabel, onCopy, className, ...box }: PromoCodeProps) {
  const field = useRef<HTMLInputElement>(null);
  // Which code it was: another one that takes its place has not been copied.
  const [copiedCode, setCopiedCode] = useState<string>();
  const [announces, setAnnounces] = useState(false);
  const id = useId();
  const labelOf = useLabelFinder('PromoCode');
  const copyName = labelOf('copyLabel', copyLabel, 'copyCode');
  const copiedName = labelOf('copiedLabel', copiedLabel, 'codeCopied');
  const copied = copiedCode === code;
  const handleCopy = async (): Promise<void> => {
    if (!field.current || !(await copyText(code, field.current))) return;
    setCopiedCode(code);
    onCopy?.();
    // Emptied first: the same words in place of themselves are not announced.
    setAnnounces(false);
    requestAnimationFrame(() => setAnnounces(true));
  };
  return (
    <div {...box} className={classNames('promo', className)}>
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
        {copied ? copiedName : copyName}
      </Button>
      <span className="visually-hidden" role="status">
        {copied && announces && copiedName}
      </span>
    </div>
  );
}
