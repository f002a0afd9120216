import { Logo } from '../logo.tsx';
import type { LogoRow } from '../visible-content-rules.ts';

/** The teaser row: the logos of payment and delivery, each kind under its name. */
export function LogoRows({ rows }: { readonly rows: readonly LogoRow[] }) {
  if (rows.length === 0) return null;
  return (
    <div className="footer-marks" part="teaser-row">
      {rows.map(({ title, images }) => (
        <div className="footer-marks-row" key={title ?? images[0]?.source}>
          {title !== undefined && <p className="footer-marks-title">{title}</p>}
          <ul className="footer-marks-list">
            {images.map(({ label, source }) => (
              <li key={source}>
                <Logo label={label} source={source} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
