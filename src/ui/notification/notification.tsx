import type { ReactNode, Ref } from 'react';
import { CloseIcon } from '../../icons/close.tsx';
import { InformationIcon } from '../../icons/information.tsx';
import { SuccessIcon } from '../../icons/success.tsx';
import { WarningIcon } from '../../icons/warning.tsx';

export type NotificationVariant = 'success' | 'warning' | 'information' | 'error';

const ICONS = {
  success: SuccessIcon,
  warning: WarningIcon,
  information: InformationIcon,
  error: WarningIcon,
} as const;

export interface NotificationProps {
  readonly variant?: NotificationVariant;
  /** Shown only while open. */
  readonly open?: boolean;
  /** Without the pale ground, for a place that has one. */
  readonly transparent?: boolean;
  /** A short line in bold above the text. */
  readonly label?: string;
  /** Name of the close control; no control without it. */
  readonly closeLabel?: string;
  /** `false` hides the close control. */
  readonly showCloseIcon?: boolean;
  /** In place of the variant's icon. */
  readonly icon?: ReactNode;
  readonly onClose?: () => void;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children?: ReactNode;
}

/**
 * A message about something that happened. It is no live region by itself: a region must exist before its text, so the
 * place that shows notifications is one.
 */
export function Notification({ variant = 'success', open = true, transparent = false, ...props }: NotificationProps) {
  if (!open) return null;
  const VariantIcon = ICONS[variant];
  return (
    <div
      ref={props.ref}
      className={`notification notification-${variant}${transparent ? ' notification-transparent' : ''}`}
    >
      <span className="notification-icon">{props.icon ?? <VariantIcon />}</span>
      <div className="notification-text">
        {props.label !== undefined && <p className="notification-label">{props.label}</p>}
        {props.children}
      </div>
      {props.closeLabel !== undefined && props.showCloseIcon !== false && (
        <button className="notification-close" type="button" aria-label={props.closeLabel} onClick={props.onClose}>
          <CloseIcon size={16} />
        </button>
      )}
    </div>
  );
}
