import type { ReactNode } from 'react';
import { classNames, type NativeProps } from '../native-props.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { newWindow } from '../new-window.ts';

interface ButtonLook {
  /** `primary` for the main action, `secondary` beside it, `plain` inside text and notifications. */
  readonly variant?: 'primary' | 'secondary' | 'plain';
  /** `full` is as wide as the container. */
  readonly width?: 'auto' | 'full';
  /** Icon of 16 px before the text. */
  readonly iconBefore?: ReactNode;
  /** Icon of 16 px after the text. */
  readonly iconAfter?: ReactNode;
  /** The label: one or two words. */
  readonly children: ReactNode;
  /** `loading` shows a spinner, ignores clicks and keeps the focus. */
  readonly state?: 'none' | 'loading' | undefined;
}

/** What only a `<button>` can do: submit a form, be disabled, be loading. */
export interface ActionButtonProps extends ButtonLook, NativeProps<'button', 'aria-busy'> {
  /** `a` renders a link, which accepts the other props. */
  readonly tag?: 'button';
  /** `submit` submits the form around it. */
  readonly type?: 'button' | 'submit';
}

/** A link: while it is disabled or loading it has no address, and cannot be followed. */
export interface LinkButtonProps extends ButtonLook, NativeProps<'a'> {
  /** Renders a link. */
  readonly tag: 'a';
  /** URL of the link; it has none while it is disabled or loading. */
  readonly href: string;
  /** Cannot be focused or followed. */
  readonly disabled?: boolean;
  /** Opens the link in a new window; the text for screen readers. */
  readonly newWindowLabel?: string | undefined;
}

/** `tag` decides between the two: with `a`, `href` is required. */
export type ButtonProps = ActionButtonProps | LinkButtonProps;

/** A button, or a link that looks like one. */
export function Button(props: ButtonProps) {
  return props.tag === 'a' ? <LinkButton {...props} /> : <ActionButton {...props} />;
}

function LinkButton({ tag: Tag, variant, width, newWindowLabel, className, ...props }: LinkButtonProps) {
  const { iconBefore, iconAfter, state, children, disabled, href, onClick, ...link } = props;
  const loading = state === 'loading';
  return (
    <Tag
      {...link}
      {...newWindow(newWindowLabel, link.rel)}
      {...(loading || disabled
        ? // Without an address a link has no role, and the focus only by a tab index.
          { role: 'link', 'aria-disabled': true, 'aria-busy': loading || undefined, ...(!disabled && { tabIndex: 0 }) }
        : { href, onClick })}
      className={classNames(look(variant, width), className)}
    >
      <ButtonContent {...{ iconBefore, iconAfter, state, children }} />
      {newWindowLabel !== undefined && <span className="visually-hidden">{`\u00A0${newWindowLabel}`}</span>}
    </Tag>
  );
}

function ActionButton({ tag: Tag = 'button', variant, width, iconBefore, iconAfter, ...props }: ActionButtonProps) {
  const { type = 'button', state, children, onClick, className, ...button } = props;
  const loading = state === 'loading';
  return (
    // `aria-disabled`, because a disabled button would lose the keyboard focus.
    <Tag
      {...button}
      className={classNames(look(variant, width), className)}
      type={type}
      aria-disabled={loading || button['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      <ButtonContent {...{ iconBefore, iconAfter, state, children }} />
    </Tag>
  );
}

function look(variant: ButtonLook['variant'] = 'primary', width: ButtonLook['width'] = 'auto'): string {
  return `button button-${variant} button-${width}`;
}

function ButtonContent({ iconBefore, iconAfter, state, children }: ButtonLook) {
  return (
    <>
      {state === 'loading' && <Spinner size="small" />}
      {iconBefore}
      <span>{children}</span>
      {iconAfter}
    </>
  );
}
