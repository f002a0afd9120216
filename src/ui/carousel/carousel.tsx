import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { ChevronLeftIcon } from '../../icons/chevron-left.tsx';
import { ChevronRightIcon } from '../../icons/chevron-right.tsx';
import { useTrack } from './use-track.ts';

export interface CarouselProps {
  /** Name of the list. */
  readonly label: string;
  /** The slides; each has a key. */
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
  /** "Auflistung überspringen" */
  readonly skipLabel: string;
  /** "Ende der Auflistung": where the skip link leads. */
  readonly endLabel: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
}

/**
 * A list whose items stand side by side and are gone through with two controls, a finger or the arrow keys. A link before
 * it leads past it. Nothing moves by itself.
 */
export function Carousel({ label, slides, ...texts }: CarouselProps) {
  const end = useRef<HTMLParagraphElement>(null);
  const endId = useId();
  const { track, atStart, atEnd, move } = useTrack(slides.length);
  const handleSkip = (event: MouseEvent<HTMLAnchorElement>): void => {
    // Inside a shadow root the browser does not find the target of a fragment.
    event.preventDefault();
    end.current?.focus();
  };
  return (
    <section className="slides" aria-label={label}>
      <a className="slides-skip" href={`#${endId}`} onClick={handleSkip}>
        {texts.skipLabel}
      </a>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <ul ref={track} className="slides-track" aria-label={label} tabIndex={0}>
        {slides.map(({ key, content }) => (
          <li key={key} className="slides-item">
            {content}
          </li>
        ))}
      </ul>
      <div className="slides-controls">
        <SlideControl label={texts.previousLabel} disabled={atStart} onClick={() => move(-1)}>
          <ChevronLeftIcon />
        </SlideControl>
        <SlideControl label={texts.nextLabel} disabled={atEnd} onClick={() => move(1)}>
          <ChevronRightIcon />
        </SlideControl>
      </div>
      <p ref={end} className="slides-end" id={endId} tabIndex={-1}>
        {texts.endLabel}
      </p>
    </section>
  );
}

interface SlideControlProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** At an end the control does nothing but keeps the focus. */
function SlideControl({ label, disabled, onClick, children }: SlideControlProps) {
  return (
    <button
      className="slides-control"
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onClick()}
    >
      {children}
    </button>
  );
}
