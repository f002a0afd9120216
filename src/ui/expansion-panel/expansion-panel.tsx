import { type ReactNode, useId, useRef, useState } from 'react';
import { ChevronDownIcon } from '../../icons/chevron-down.tsx';
import { useLabelFinder } from '../labels/labels.ts';
import { classNames, type NativeProps } from '../native-props.ts';
import { useFoldedContent } from './use-folded-content.ts';
import { useOverflow } from './use-overflow.ts';

/** Height of a folded panel in CSS pixels, unless it is told another. */
const DEFAULT_HEIGHT = 96;

export interface ExpansionPanelProps extends NativeProps<'div'> {
  /** How much of the content shows while the panel is folded, in CSS pixels. Content that fits has no control. */
  readonly collapsedHeight?: number;
  /** The control's text while the panel is folded, "Mehr anzeigen"; the root's label where it is left out. */
  readonly moreLabel?: string | undefined;
  /** The control's text while it is unfolded, "Weniger anzeigen"; the root's label where it is left out. */
  readonly lessLabel?: string | undefined;
  /** The long text. */
  readonly children: ReactNode;
}

/**
 * Long text of which only the beginning shows until it is asked for. Screen readers read all of it. While it is folded,
 * the Tab key passes its links by, and a search in the page that finds something in it unfolds it.
 */
export function ExpansionPanel({ collapsedHeight = DEFAULT_HEIGHT, ...props }: ExpansionPanelProps) {
  const { moreLabel, lessLabel, className, children, ...box } = props;
  const labelOf = useLabelFinder('ExpansionPanel');
  const [expanded, setExpanded] = useState(false);
  // A control that was pressed stays: it may have the focus when the window, and so the text, gets wider.
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
        style={folded ? { maxBlockSize: `${collapsedHeight}px` } : undefined}
      >
        <div ref={text} className="panel-text">
          {children}
        </div>
      </div>
      {(overflows || pressed) && (
        <button className="panel-toggle" type="button" aria-expanded={!folded} aria-controls={id} onClick={handleClick}>
          <span>
            {folded ? labelOf('moreLabel', moreLabel, 'showMore') : labelOf('lessLabel', lessLabel, 'showLess')}
          </span>
          <ChevronDownIcon size={16} />
        </button>
      )}
    </div>
  );
}
