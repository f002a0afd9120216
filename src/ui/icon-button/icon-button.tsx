import type { MouseEvent, ReactNode } from 'react';
import { classNames, type NativeProps } from '../native-props.ts';
import { Spinner } from '../spinner/spinner.tsx';

export interface IconButtonProps extends NativeProps<'button', 'aria-label' | 'aria-busy'> {
  /** What the button does; its name for screen readers, since it shows no text. */
  readonly label: string;
  /** An icon of 16 px in a small button, of 24 px in a large one. */
  readonly icon: ReactNode;
  /** 32 or 48 px. */
  readonly size?: 'small' | 'large';
  /** `plain` is the icon alone, `outline` has an edge, `filled` a ground. */
  readonly variant?: 'plain' | 'outline' | 'filled';
  /** `submit` sends the form around it. */
  readonly type?: 'button' | 'submit';
  /** Neither focused nor pressed. */
  readonly disabled?: boolean;
  /** `loading` shows a spinner, ignores clicks and keeps the focus. */
  readonly state?: 'none' | 'loading';
  /** Id of what the button opens or steers. */
  readonly controls?: string | undefined;
  /** Whether what it opens is open. */
  readonly expanded?: boolean | undefined;
}

/** A button that shows an icon alone. */
export function IconButton({ label, icon, size = 'large', variant = 'plain', ...props }: IconButtonProps) {
  const { type = 'button', state, controls, expanded, onClick, className, ...button } = props;
  const loading = state === 'loading';
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      aria-controls={controls}
      aria-expanded={expanded}
      {...button}
      className={classNames(`icon-button icon-button-${size} icon-button-${variant}`, className)}
      type={type}
      aria-label={label}
      aria-disabled={loading || button['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={handleClick}
    >
      {loading ? <Spinner size="small" label="" /> : icon}
    </button>
  );
}
