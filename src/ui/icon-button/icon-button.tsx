import type { ReactNode } from 'react';
import { classNames, type NativeProps } from '../native-props.ts';
import { Spinner } from '../spinner/spinner.tsx';

/** `label` takes the place of `aria-label` and is required: without it the button would have no name. */
export interface IconButtonProps extends NativeProps<'button', 'aria-label' | 'aria-busy'> {
  /** Name of the button for screen readers, since it shows no text. */
  readonly label: string;
  /** Icon of 16 px in a small button, of 24 px in a large one. */
  readonly icon: ReactNode;
  /** 32 or 48 px. */
  readonly size?: 'small' | 'large';
  /** `plain` is the icon without a box, `outline` has a border, `filled` a background. */
  readonly variant?: 'plain' | 'outline' | 'filled';
  /** `submit` submits the form around it. */
  readonly type?: 'button' | 'submit';
  /** `loading` shows a spinner, ignores clicks and keeps the focus. */
  readonly state?: 'none' | 'loading';
  /** Id of the element that the button opens or controls. */
  readonly controls?: string | undefined;
  /** Whether the controlled element is open. */
  readonly expanded?: boolean | undefined;
}

/** A button with an icon and no text. */
export function IconButton({ label, icon, size = 'large', variant = 'plain', ...props }: IconButtonProps) {
  const { type = 'button', state, controls, expanded, onClick, className, ...button } = props;
  const loading = state === 'loading';
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
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading ? <Spinner size="small" label="" /> : icon}
    </button>
  );
}
