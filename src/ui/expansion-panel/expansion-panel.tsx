import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { ChevronDownIcon } from '../icons/icons.ts';
import { useLabelFinder } from '../labels/labels.ts';
import { classNames, type NativeProps } from '../native-props.ts';
import { useFoldedContent } from './use-folded-content.ts';

/** The panel keeps to itself whether it is expanded: there is no prop for it, and no callback. */
export interface ExpansionPanelProps extends NativeProps<'div'> {
  /** Visible height of the content while collapsed, in CSS pixels. Content that fits has no control. */
  readonly collapsedHeight?: number;
  /** Text of the control while collapsed, "Mehr anzeigen". Default: the root's label. */
  readonly moreLabel?: string | undefined;
  /** Text of the control while expanded, "Weniger anzeigen". Default: the root's label. */
  readonly lessLabel?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Long text that is collapsed to its beginning until the visitor expands it. Screen readers read all of it. While it is
 * collapsed, the Tab key skips the links that do not show, and find-in-page expands it.
 */
export function ExpansionPanel({ collapsedHeight = 96, ...props }: ExpansionPanelProps) {
  const { moreLabel, lessLabel, className, children, ...box } = props;
  const labelOf = useLabelFinder('ExpansionPanel');
  const [expanded, setExpanded] = useState(false);
  // A control that was pressed stays: it may have the focus when the viewport, and so the text, gets wider.
  const [pressed, setPressed] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const id = useId();
  const overflows = useOverflow(text, collapsedHeight);
  const folded = overflows && !expanded;
  useFoldedContent(content, folded, () => setExpanded(true));
  const handleClick = (): void => {
    setPressed(true);
    setExpanded(!expanded);
  };
  return (
    <div {...box} className={classNames(`panel panel-${folded ? 'collapsed' : 'expanded'}`, className)}>
      <div
        ref={content}
        className="panel-content"
        id={id}
        // In a larger font, as many lines of it.
        style={folded ? { maxBlockSize: `max(${collapsedHeight}px, ${collapsedHeight / 16}em)` } : undefined}
      >
        <div ref={text} className="panel-text">
          {children}
        </div>
      </div>
      {(overflows || pressed) && (
        <button
          className="panel-toggle"
          type="button"
          aria-expanded={!folded}
          aria-controls={id}
          onClick={handleClick}
          // A press takes no focus from a field, whose blur would check it: who reads on has not left it.
          onMouseDown={(event) => event.preventDefault()}
        >
          <span>{folded ? (moreLabel ?? labelOf('showMore')) : (lessLabel ?? labelOf('showLess'))}</span>
          <ChevronDownIcon size={16} />
        </button>
      )}
    </div>
  );
}

/**
 * Whether a text is higher than some CSS pixels, measured before paint and whenever its size changes. True before the
 * first measurement, and if it cannot be measured. Each new height renders the component again.
 */
function useOverflow(text: RefObject<HTMLElement | null>, height: number): boolean {
  const [textHeight, setTextHeight] = useState(Infinity);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || typeof ResizeObserver !== 'function') return undefined;
    const measure = (): void => {
      // An element without height is not rendered, as in a closed tab panel: keep the last result.
      if (element.offsetHeight > 0) setTextHeight(element.offsetHeight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text]);
  return textHeight > height;
}
