import { memo } from 'react';
import { Heading } from '../../../src/ui/heading/heading.tsx';
import type { FooterContent, QualityLogo } from '../content/content-schema.ts';
import { Logo } from '../logo.tsx';
import { PageLink } from '../page-link.tsx';
import { keyed } from './entry-keys.ts';

interface QualityLogosProps {
  readonly quality: FooterContent['qualityLogos'];
  readonly level: number;
}

export const QualityLogos = memo(function QualityLogos({ quality, level }: QualityLogosProps) {
  const logos = quality?.logos ?? [];
  if (logos.length === 0) return null;
  return (
    <div className="footer-seals" part="seals">
      {quality?.heading !== undefined && (
        <Heading level={level} className="footer-seals-heading">
          {quality.heading}
        </Heading>
      )}
      <ul className="footer-seals-list">
        {keyed(logos, ({ image }) => `${image.source} ${image.label}`).map(([key, logo]) => (
          <li key={key}>
            <Seal logo={logo} />
          </li>
        ))}
      </ul>
    </div>
  );
});

function Seal({ logo: { image, link } }: { logo: QualityLogo }) {
  if (!link) return <Logo {...image} />;
  return (
    <PageLink url={link.url} className="footer-seal-link" quiet>
      <Logo {...image} />
    </PageLink>
  );
}
