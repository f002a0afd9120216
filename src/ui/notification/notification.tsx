import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { AlertIcon, CloseIcon, InformationIcon, SuccessIcon, WarningIcon } from '../icons/icons.ts';
import { useLabelFinder, useLabels } from '../labels/labels.ts';
import { classNames, type NativeProps } from '../native-props.ts';

/** What a notification is about: it determines the colour and the icon. */
export type NotificationVariant = 'success' | 'warning' | 'information' | 'error';

/** Four different shapes, so that the variants differ without colours. */
const ICONS = {
  success: SuccessIcon,
  warning: WarningIcon,
  information: InformationIcon,
  error: AlertIcon,
} as const;

/** Without labels around it, only colour and icon show the variant: then the text has to say it. */
export interface NotificationProps extends NativeProps<'div'> {
  /** Kind of the message; determines the colours and the icon. */
  readonly variant?: NotificationVariant;
  readonly open?: boolean;
  /** Without the pale background, for use on a coloured background. */
  readonly transparent?: boolean;
  /** A short line in bold above the text. */
  readonly label?: string;
  /** Name of the close control. Default: the root's label. */
  readonly closeLabel?: string | undefined;
  /** Shows the close control. Default: on if there is a `closeLabel`. */
  readonly showCloseIcon?: boolean;
  /** Replaces the variant's icon. */
  readonly icon?: ReactNode;
  /** Called when the close control was pressed; the owner then sets `open`. */
  readonly onClose?: () => void;
  readonly children?: ReactNode;
}

/**
 * A message about an event. It is not a live region: a region must exist before its text, so the container of
 * notifications must be one.
 */
export function Notification({ variant = 'success', open = true, transparent = false, ...props }: NotificationProps) {
  const { label, closeLabel, showCloseIcon = closeLabel !== undefined, icon, ...others } = props;
  const { onClose, className, children, ...box } = others;
  const labels = useLabels();
  const labelOf = useLabelFinder('Notification');
  const closeName = showCloseIcon ? (closeLabel ?? labelOf('close')) : undefined;
  if (!open) return null;
  const handleClose = ({ currentTarget: button }: MouseEvent<HTMLButtonElement>): void => {
    const root = button.getRootNode() as Document | ShadowRoot;
    const hadFocus = root.activeElement === button;
    const around = neighbours(button, root);
    flushSync(() => onClose?.());
    if (hadFocus && isFocusLost(root)) around.some((other) => (other.focus(), root.activeElement === other));
  };
  const VariantIcon = ICONS[variant];
  return (
    <div
      {...box}
      className={classNames(
        `notification notification-${variant}`,
        transparent && 'notification-transparent',
        className,
      )}
    >
      <span className="notification-icon">{icon ?? <VariantIcon label={labels?.[variant]} />}</span>
      <div className="notification-text">
        {label !== undefined && <p className="notification-label">{label}</p>}
        {children}
      </div>
      {closeName !== undefined && (
        <button className="notification-close" type="button" aria-label={closeName} onClick={handleClose}>
          <CloseIcon size={16} />
        </button>
      )}
    </div>
  );
}

/** What the keyboard reaches from an element of a root: forward, then back. */
function neighbours(element: Element, root: ParentNode): readonly HTMLElement[] {
  const all = Array.from(root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'));
  const at = all.indexOf(element as HTMLElement);
  return [...all.slice(at + 1), ...all.slice(0, at).reverse()].filter(({ tabIndex }) => tabIndex >= 0);
}

/** Whether the focused element was removed: then the next Tab would begin at the top of the page. */
function isFocusLost(root: Document | ShadowRoot): boolean {
  return (root.activeElement ?? document.body) === document.body;
}
