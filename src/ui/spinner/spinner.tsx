import { useLabels } from '../labels/labels.ts';
import { classNames, type NativeProps } from '../native-props.ts';

const PIXELS = { small: 16, medium: 36, large: 48 } as const;

/** The label is not announced when the spinner appears: for that, render it into a live region. */
export interface SpinnerProps extends NativeProps<'span'> {
  /** 16, 36 or 48 px. */
  readonly size?: 'small' | 'medium' | 'large';
  /** Label for screen readers. Default: the root's label. Without a label the spinner is decorative. */
  readonly label?: string | undefined;
}

/** Shows that something is loading. */
export function Spinner({ size = 'medium', label, className, ...box }: SpinnerProps) {
  const labels = useLabels();
  const pixels = PIXELS[size];
  const spoken = label ?? labels?.loading ?? '';
  return (
    <span {...box} className={classNames('spinner', className)}>
      <svg width={pixels} height={pixels} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <circle className="spinner-track" cx="12" cy="12" r="9.5" fill="none" strokeWidth="3" />
        <path className="spinner-arc" d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" fill="none" strokeWidth="3" />
      </svg>
      {spoken !== '' && <span className="visually-hidden">{spoken}</span>}
    </span>
  );
}
