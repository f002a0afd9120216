import { useId, useRef, useState } from 'react';
import { CheckIcon, CopyIcon } from '../icons/icons.ts';
import { Button } from '../button/button.tsx';
import { useLabelFinder } from '../labels/labels.ts';
import { Announcement } from '../live-region.tsx';
import { classNames, type NativeProps } from '../native-props.ts';

/** The attributes of HTML go to the box around code and button. */
export interface PromoCodeProps extends NativeProps<'div'> {
  readonly code: string;
  /** Purpose of the code; its name for screen readers. */
  readonly label: string;
}

/** A code with a button that copies it. If copying is not allowed, the code is selected for copying by keyboard. */
export function PromoCode({ code, label, className, ...box }: PromoCodeProps) {
  const field = useRef<HTMLInputElement>(null);
  // Keeps which code was copied: another code in its place was not.
  const [copiedCode, setCopiedCode] = useState<string>();
  const [copies, setCopies] = useState(0);
  const id = useId();
  const labelOf = useLabelFinder('PromoCode');
  const copied = copiedCode === code;
  const handleCopy = async (): Promise<void> => {
    if (!field.current || !(await copyText(code, field.current))) return;
    setCopiedCode(code);
    setCopies((count) => count + 1);
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
        {labelOf(copied ? 'codeCopied' : 'copyCode')}
      </Button>
      <Announcement of={copies}>{labelOf('codeCopied')}</Announcement>
    </div>
  );
}

/** Puts a text into the clipboard, or selects it in its field, for copying by keyboard; returns whether it is in the clipboard. */
async function copyText(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No permission, an insecure page, or a restricted frame: the older API works there.
    field.focus({ preventScroll: true });
    field.select();
    // oxlint-disable-next-line typescript/no-deprecated -- the only way without permission
    return document.execCommand('copy');
  }
}
