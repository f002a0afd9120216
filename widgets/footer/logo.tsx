import { LOGO_SIZE, logoFile } from './content/logo-sources.ts';
import { usePageFacts } from './page-context.ts';

interface LogoProps {
  readonly label: string;
  readonly source: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** A logo whose room is kept before it has loaded. A source without a picture leaves the room empty, with its name. */
export function Logo({ label, source, width = LOGO_SIZE, height = LOGO_SIZE }: LogoProps) {
  const { logoBase } = usePageFacts();
  const file = logoFile(source);
  if (file === undefined) {
    return (
      <span className="footer-logo" role="img" aria-label={label} style={{ inlineSize: width, blockSize: height }} />
    );
  }
  return (
    <img
      className="footer-logo"
      src={`${logoBase}${file}`}
      alt={label}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
