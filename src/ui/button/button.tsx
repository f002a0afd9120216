import type { MouseEvent, ReactNode } from 'react';
import { classNames, type NativeProps } from '../native-props.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { newWindow } from '../new-window.ts';

interface ButtonLook {
  /** `primary` for the one thing to do, `secondary` beside it, `plain` inside text and notifications. */
  readonly variant?: 'primary' | 'secondary' | 'plain';
  /** `full` takes the whole width of its container. */
  readonly width?: 'auto' | 'full';
  /** An icon of 16 px before the text. */
  readonly iconBefore?: ReactNode;
  /** An icon of 16 px behind the text. */
  readonly iconAfter?: ReactNode;
  /** What it does, in a word or two. */
  readonly children: ReactNode;
}

export interface ActionButtonProps extends ButtonLook, NativeProps<'button', 'aria-busy'> {
  /** `a` makes it a link, which takes the other props. */
  readonly tag?: 'button';
  /** `submit` sends the form around it. */
  readonly type?: 'button' | 'submit';
  /** Neither focused nor pressed. */
  readonly disabled?: boolean;
  /** `loading` shows a spinner, ignores clicks and keeps the focus. */
  readonly state?: 'none' | 'loading';
  /** What a screen reader says of the spinner; the root's label where it is left out. */
  readonly loadingLabel?: string | undefined;
}

export interface LinkButtonProps extends ButtonLook, NativeProps<'a'> {
  /** Makes it a link. */
  readonly tag: 'a';
  /** Where the link leads. */
  readonly href: string;
  /** Opens a new window, and says so to screen readers. */
  readonly newWindowLabel?: string | undefined;
}

export type ButtonProps = ActionButtonProps | LinkButtonProps;

/** A button, or a link that looks like one. */
export function Button(props: ButtonProps) {
  return props.tag === 'a' ? <LinkButton {...props} /> : <ActionButton {...props} />;
}

function LinkButton({
  tag: Tag,
  variant,
  width,
  iconBefore,
  iconAfter,
  newWindowLabel,
  children,
  ...link
}: LinkButtonProps) {
  return (
    <Tag
      {...link}
      {...newWindow(newWindowLabel, link.rel)}
      className={classNames(look({ variant, width }), link.className)}
    >
      <ButtonContent iconBefore={iconBefore} iconAfter={iconAfter}>
        {children}
      </ButtonContent>
      {newWindowLabel !== undefined && <span className="visually-hidden"> {newWindowLabel}</span>}
    </Tag>
  );
}

function ActionButton({ tag: Tag = 'button', variant, width, iconBefore, iconAfter, ...props }: ActionButtonProps) {
  const { type = 'button', state, loadingLabel, children, onClick, className, ...button } = props;
  const loading = state === 'loading';
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    // `aria-disabled`, since a button that is really disabled loses the keyboard's focus to the page.
    <Tag
      {...button}
      className={classNames(look({ variant, width }), className)}
      type={type}
      aria-disabled={loading || button['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={handleClick}
    >
      {loading && <Spinner size="small" label={loadingLabel} />}
      <ButtonContent iconBefore={iconBefore} iconAfter={iconAfter}>
        {children}
      </ButtonContent>
    </Tag>
  );
}

interface Look {
  readonly variant: ButtonLook['variant'];
  readonly width: ButtonLook['width'];
}

function look({ variant = 'primary', width = 'auto' }: Look): string {
  return `button button-${variant} button-${width}`;
}

function ButtonContent({ iconBefore, iconAfter, children }: Pick<ButtonLook, 'iconBefore' | 'iconAfter' | 'children'>) {
  return (
    <>
      {iconBefore}
      <span>{children}</span>
      {iconAfter}
    </>
  );
}
