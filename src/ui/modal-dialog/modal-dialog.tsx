import { type ReactNode, type RefObject, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { CloseIcon } from '../../icons/close.tsx';
import { Heading } from '../heading/heading.tsx';

export interface ModalDialogProps {
  readonly open: boolean;
  /** 400, 640 or 960 px wide at most (specification, section 9: S, M, L). */
  readonly size?: 'S' | 'M' | 'L';
  /** The dialog's name: its heading, and what a screen reader says when it opens. */
  readonly title: string;
  readonly headingLevel?: number;
  /** Name of the close control. */
  readonly closeLabel: string;
  /** Escape, the close control or a click beside the dialog. The dialog stays until `open` is false. */
  readonly onClose: () => void;
  /** What gets the focus when the dialog opens; the heading, unless it is told another. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** The line of buttons at the end; it stays in view while the content scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A dialog that has the page to itself. The browser's own `<dialog>`: it makes the rest inert, holds the focus, gives it
 * back where it was, and lies above everything, from inside a shadow root too.
 */
export function ModalDialog(props: ModalDialogProps) {
  const { open, size = 'M', onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useModal(dialog, open, () => props.initialFocus?.current ?? heading.current);
  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>): void => {
    // A file chooser inside fires `cancel` as well.
    if (event.target !== dialog.current) return;
    // Whether the dialog closes is decided by `open` alone.
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={`modal modal-${size.toLowerCase()}`}
      aria-labelledby={titleId}
      onCancel={handleCancel}
      // Chromium closes on a second Escape without asking.
      onClose={() => open && onClose()}
      {...useClickBeside(onClose)}
    >
      {open && (
        <div className="modal-box">
          <div className="modal-head">
            <Heading ref={heading} level={props.headingLevel ?? 2} className="modal-title" id={titleId} focusable>
              {props.title}
            </Heading>
            <button className="modal-close" type="button" aria-label={props.closeLabel} onClick={onClose}>
              <CloseIcon />
            </button>
          </div>
          <div className="modal-content">{props.children}</div>
          {props.footer !== undefined && <div className="modal-foot">{props.footer}</div>}
        </div>
      )}
    </dialog>
  );
}

/** Opens and closes the native dialog with `open`, and when the component goes. */
function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  findFocus: () => HTMLElement | null,
): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return undefined;
    element.showModal();
    findFocus()?.focus({ preventScroll: true });
    // Closed by hand before it is taken away: only then the browser gives the focus back.
    return () => element.close();
    // oxlint-disable-next-line react/exhaustive-deps -- the focus is set when the dialog opens and never again
  }, [dialog, open]);
}

/** A press and release on the ground beside the dialog; a text selection that ends there is none. */
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
