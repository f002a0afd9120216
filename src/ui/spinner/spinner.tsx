const PIXELS = { small: 16, medium: 36, large: 48 } as const;

interface SpinnerProps {
  /** 16, 36 or 48 pixels. */
  readonly size?: keyof typeof PIXELS;
  /** What a screen reader says; without it the spinner is decoration. */
  readonly label?: string | undefined;
}

/** Shows that something is under way. */
export function Spinner({ size = 'medium', label }: SpinnerProps) {
  const pixels = PIXELS[size];
  return (
    <span className="spinner">
      <svg width={pixels} height={pixels} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <circle className="spinner-track" cx="12" cy="12" r="9.5" fill="none" strokeWidth="3" />
        <path className="spinner-arc" d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" fill="none" strokeWidth="3" />
      </svg>
      {label !== undefined && <span className="visually-hidden">{label}</span>}
    </span>
  );
}
