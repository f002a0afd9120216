import { memo } from 'react';
import { Logo } from '../logo.tsx';
import type { LogoRow } from '../group-rules.ts';
import { entryKeys } from './entry-keys.ts';

/**
 * The teaser row: the logos of payment and delivery. The name of each row is for screen readers only, because the
 * heading of the link group below repeats it.
 */
export function LogoRows({ rows }: { readonly rows: readonly LogoRow[] }) {
  if (rows.length === 0) return null;
  const keys = entryKeys(rows.map(({ title }) => title ?? ''));
  return (
    <div className="footer-marks" part="teaser-row">
      {rows.map(({ title, images }, index) => (
        <Marks key={keys[index]} title={title} images={images} />
      ))}
    </div>
  );
}

const Marks = memo(function Marks({ title, images }: LogoRow) {
  const keys = entryKeys(images.map(({ source }) => source));
  return (
    <ul className="footer-marks-list" aria-label={title}>
      {images.map(({ label, source, width, height }, index) => (
        <li key={keys[index]}>
          <Logo {...{ label, source, width, height }} />
        </li>
      ))}
    </ul>
  );
});
