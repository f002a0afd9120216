import type { MouseEvent, ReactNode, Ref } from 'react';
import { Spinner } from '../spinner/spinner.tsx';

interface ButtonLook {
  /** `primary` for the one thing to do, `secondary` beside it, `plain` inside text and notifications. */
  readonly variant?: 'primary' | 'secondary' | 'plain';
  /** `full` takes the whole width of its container. */
  readonly width?: 'auto' | 'full';
  readonly iconBefore?: ReactNode;
  readonly iconAfter?: ReactNode;
  readonly children: ReactNode;
}

export interface ActionButtonProps extends ButtonLook {
  readonly tag?: 'button';
  readonly type?: 'button' | 'submit';
  readonly disabled?: boolean;
  /** `loading` shows a spinner, ignores clicks and keeps the focus. */
  readonly state?: 'none' | 'loading';
  /** What a screen reader says of the spinner. */
  readonly loadingLabel?: string;
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly onMouseDown?: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

export interface LinkButtonProps extends ButtonLook {
  readonly tag: 'a';
  readonly href: string;
  /** Opens a new window, and says so to screen readers. */
  readonly newWindowLabel?: string;
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A button, or a link that looks like one. */
export function Button(props: ActionButtonProps | LinkButtonProps) {
  const className = `button button-${props.variant ?? 'primary'} button-${props.width ?? 'auto'}`;
  if (props.tag === 'a') {
    return (
      <a
        className={className}
        href={props.href}
        onClick={props.onClick}
        {...(props.newWindowLabel !== undefined && { target: '_blank', rel: 'noopener' })}
      >
        <ButtonContent {...props} />
        {props.newWindowLabel !== undefined && <span className="visually-hidden"> {props.newWindowLabel}</span>}
      </a>
    );
  }
  return <ActionButton {...props} className={className} />;
}

function ActionButton({ className, ...props }: ActionButtonProps & { readonly className: string }) {
  const loading = props.state === 'loading';
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (loading) event.preventDefault();
    else props.onClick?.(event);
  };
  return (
    // `aria-disabled`, since a button that is really disabled loses the keyboard's focus to the page.
    <button
      ref={props.ref}
      className={className}
      type={props.type ?? 'button'}
      disabled={props.disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={handleClick}
      onMouseDown={props.onMouseDown}
    >
      {loading && <Spinner size="small" label={props.loadingLabel} />}
      <ButtonContent {...props} />
    </button>
  );
}

function ButtonContent({ iconBefore, iconAfter, children }: ButtonLook) {
  return (
    <>
      {iconBefore}
      <span>{children}</span>
      {iconAfter}
    </>
  );
}
