import { type ReactNode, type RefObject, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { CloseIcon } from '../../icons/close.tsx';
import { Heading } from '../heading/heading.tsx';
import { useLabelFinder } from '../labels/labels.ts';
import { classNames, type NativeProps } from '../native-props.ts';

type Owned = 'open' | 'title' | 'aria-labelledby' | 'onCancel' | 'onClose' | 'onPointerDown' | 'onClick' | 'ref';

export interface ModalDialogProps extends NativeProps<'dialog', Owned> {
  /** Whether the dialog shows. */
  readonly open: boolean;
  /** 400, 640 or 960 px wide at most. */
  readonly size?: 'S' | 'M' | 'L';
  /** The dialog's name: its heading, and what a screen reader says when it opens. */
  readonly title: string;
  /** Where in the page's outline the heading stands. */
  readonly headingLevel?: number;
  /** Name of the close control, "Schließen"; the root's label where it is left out. */
  readonly closeLabel?: string | undefined;
  /** Escape, the close control or a click beside the dialog. The dialog stays until `open` is false. */
  readonly onClose: () => void;
  /** What gets the focus when the dialog opens; the heading, unless it is told another. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** The line of buttons at the end; it stays in view while the content scrolls. */
  readonly footer?: ReactNode;
  /** What the dialog holds. */
  readonly children: ReactNode;
}

/**
 * A dialog that has the page to itself. The browser's own `<dialog>`: it makes the rest inert, holds the focus, gives it
 * back where it was, and lies above everything, from inside a shadow root too.
 */
export function ModalDialog({ open, size = 'M', title, headingLevel = 2, onClose, ...props }: ModalDialogProps) {
  const { closeLabel, initialFocus, footer, className, children, ...others } = props;
  const closeName = useLabelFinder('ModalDialog')('closeLabel', closeLabel, 'close');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useModal(dialog, open, () => initialFocus?.current ?? heading.current);
  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>): void => {
    // A file chooser inside fires `cancel` as well.
    if (event.target !== dialog.current) return;
    // Whether the dialog closes is decided by `open` alone.
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      {...others}
      ref={dialog}
      className={classNames(`modal modal-${size.toLowerCase()}`, className)}
      aria-labelledby={titleId}
      onCancel={handleCancel}
      // Chromium closes on a second Escape without asking.
      onClose={() => open && onClose()}
      {...useClickBeside(onClose)}
    >
      {open && (
        <div className="modal-box">
          <div className="modal-head">
            <Heading ref={heading} level={headingLevel} className="modal-title" id={titleId} focusable>
              {title}
            </Heading>
            <button className="modal-close" type="button" aria-label={closeName} onClick={onClose}>
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
