import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.ts';
import { useLabelFinder } from '../labels/labels.ts';
import { Announcement } from '../live-region.tsx';
import { classNames, type NativeProps } from '../native-props.ts';
import { useTrack } from './use-track.ts';

/** The visitor alone moves the list: there is no prop for its position, and no callback. */
export interface CarouselProps extends NativeProps<'section', 'aria-label'> {
  /** Name of the list. */
  readonly label: string;
  /** The slides, each with a unique key. */
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
}

/**
 * A horizontal list that is scrolled with two controls, by touch or with the arrow keys. A link before it skips it. It
 * never moves automatically.
 */
export function Carousel({ label, slides, className, ...section }: CarouselProps) {
  const labelOf = useLabelFinder('Carousel');
  const end = useRef<HTMLParagraphElement>(null);
  const endId = useId();
  const { track, atStart, atEnd, inView, move } = useTrack(slides.length);
  const handleSkip = (event: MouseEvent<HTMLAnchorElement>): void => {
    // Inside a shadow root the browser does not find the target of a fragment.
    event.preventDefault();
    end.current?.focus();
  };
  return (
    <section {...section} className={classNames('slides', className)} aria-label={label}>
      <a className="slides-skip" href={`#${endId}`} onClick={handleSkip}>
        {labelOf('skipList')}
      </a>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable by keyboard */}
      <ul ref={track} className="slides-track" aria-label={label} tabIndex={0}>
        {slides.map(({ key, content }) => (
          <li key={key} className="slides-item">
            {content}
          </li>
        ))}
      </ul>
      <div className="slides-controls">
        {/* At an end of the list a control does nothing but keeps the focus. */}
        <IconButton
          variant="outline"
          label={labelOf('previousSlide')}
          icon={<ChevronLeftIcon />}
          aria-disabled={atStart || undefined}
          onClick={() => !atStart && move(-1)}
        />
        <IconButton
          variant="outline"
          label={labelOf('nextSlide')}
          icon={<ChevronRightIcon />}
          aria-disabled={atEnd || undefined}
          onClick={() => !atEnd && move(1)}
        />
      </div>
      <Announcement of={inView}>
        {inView && labelOf('slides').replace('%slides%', inView).replace('%total%', String(slides.length))}
      </Announcement>
      <p ref={end} className="slides-end" id={endId} tabIndex={-1}>
        {labelOf('endOfList')}
      </p>
    </section>
  );
}
