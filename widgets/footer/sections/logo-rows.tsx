import { memo } from 'react';
import { Logo } from '../logo.tsx';
import type { LogoRow } from '../section-rules.ts';
import { keyed } from './entry-keys.ts';

/**
 * The teaser row: the logos of payment and delivery. The name of each row is for screen readers only, because the
 * heading of the link group below repeats it.
 */
export function LogoRows({ rows }: { readonly rows: readonly LogoRow[] }) {
  if (rows.length === 0) return null;
  return (
    <div className="footer-marks" part="teaser-row">
      {keyed(rows, ({ title }) => title ?? '').map(([key, { title, images }]) => (
        <LogoList key={key} title={title} images={images} />
      ))}
    </div>
  );
}

const LogoList = memo(function LogoList({ title, images }: LogoRow) {
  return (
    <ul className="footer-marks-list" aria-label={title}>
      {keyed(images, ({ source }) => source).map(([key, { label, source, width, height }]) => (
        <li key={key}>
          <Logo {...{ label, source, width, height }} />
        </li>
      ))}
    </ul>
  );
});
