import { type ReactNode, type RefObject, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { CloseIcon } from '../icons/icons.ts';
import { Heading } from '../heading/heading.tsx';
import { useLabelFinder } from '../labels/labels.ts';
import { classNames, type NativeProps } from '../native-props.ts';

type Owned = 'open' | 'title' | 'aria-labelledby' | 'onCancel' | 'onClose' | 'onPointerDown' | 'onClick' | 'ref';

/** The content is mounted only while the dialog is open, so its state is lost when the dialog closes. */
export interface ModalDialogProps extends NativeProps<'dialog', Owned> {
  readonly open: boolean;
  /** Maximum width: 400, 640 or 960 px. */
  readonly size?: 'S' | 'M' | 'L';
  /** Name and heading of the dialog; screen readers announce it when the dialog opens. */
  readonly title: string;
  /** Name of the close control, "Schließen". Default: the root's label. */
  readonly closeLabel?: string | undefined;
  /** Called on Escape, on the close control and on a click outside. The dialog stays open until `open` is false. */
  readonly onClose: () => void;
  /** Row of buttons at the end; it stays visible while the content scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A modal dialog. It uses the browser's `<dialog>`, which makes the rest of the page inert, traps and restores the
 * focus, and is in the top layer even inside a shadow root.
 */
export function ModalDialog({ open, size = 'M', title, onClose, ...props }: ModalDialogProps) {
  const { closeLabel, footer, className, children, ...others } = props;
  const labelOf = useLabelFinder('ModalDialog');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, open);
  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>): void => {
    // A file input inside fires `cancel` as well.
    if (event.target !== dialog.current) return;
    // Only `open` decides whether the dialog is closed.
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      {...others}
      ref={dialog}
      className={classNames(`modal modal-${size.toLowerCase()}`, className)}
      aria-labelledby={titleId}
      tabIndex={-1}
      onCancel={handleCancel}
      // Chromium closes the dialog on a second Escape without a `cancel` event.
      onClose={() => open && onClose()}
      {...useClickBeside(onClose)}
    >
      {open && (
        <div className="modal-box">
          <div className="modal-head">
            <Heading level={2} className="modal-title" id={titleId}>
              {title}
            </Heading>
            <button className="modal-close" type="button" aria-label={closeLabel ?? labelOf('close')} onClick={onClose}>
              <CloseIcon />
            </button>
          </div>
          <div className="modal-content">{children}</div>
          {footer !== undefined && <div className="modal-foot">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}

/** Opens and closes the native dialog with `open`, and closes it on unmount. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return undefined;
    element.showModal();
    // The first control: of a dialog that has the focus itself, Orca in Firefox reads all of the content.
    element.querySelector<HTMLElement>('.modal-close')?.focus({ preventScroll: true });
    // Closed before it is removed: only then does the browser restore the focus.
    return () => element.close();
  }, [dialog, open]);
}

/** A press and release on the backdrop; a text selection that ends there does not count. */
function useClickBeside(onClick: () => void) {
  const pressedBeside = useRef(false);
  return {
    onPointerDown(event: SyntheticEvent<HTMLDialogElement>): void {
      pressedBeside.current = event.target === event.currentTarget;
    },
    onClick(event: SyntheticEvent<HTMLDialogElement>): void {
      if (pressedBeside.current && event.target === event.currentTarget) onClick();
      pressedBeside.current = false;
    },
  };
}
