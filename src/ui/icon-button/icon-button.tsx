import type { MouseEvent, ReactNode, Ref } from 'react';
import { Spinner } from '../spinner/spinner.tsx';

export interface IconButtonProps {
  /** What the button does; its name for screen readers, since it shows no text. */
  readonly label: string;
  /** An icon of 16 px in a small button, of 24 px in a large one. */
  readonly icon: ReactNode;
  /** 32 or 48 px (specification, section 9). */
  readonly size?: 'small' | 'large';
  readonly variant?: 'plain' | 'outline' | 'filled';
  readonly type?: 'button' | 'submit';
  readonly disabled?: boolean;
  /** `loading` shows a spinner, ignores clicks and keeps the focus. */
  readonly state?: 'none' | 'loading';
  /** Id of what the button opens or steers. */
  readonly controls?: string;
  readonly expanded?: boolean;
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that shows an icon alone. */
export function IconButton({ size = 'large', variant = 'plain', ...props }: IconButtonProps) {
  const loading = props.state === 'loading';
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (loading) event.preventDefault();
    else props.onClick?.(event);
  };
  return (
    <button
      ref={props.ref}
      className={`icon-button icon-button-${size} icon-button-${variant}`}
      type={props.type ?? 'button'}
      aria-label={props.label}
      aria-controls={props.controls}
      aria-expanded={props.expanded}
      disabled={props.disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={handleClick}
    >
      {loading ? <Spinner size="small" /> : props.icon}
    </button>
  );
}
