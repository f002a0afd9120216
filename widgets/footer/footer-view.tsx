import { type ReactNode, useState } from 'react';
import { Heading } from '../../src/ui/heading/heading.tsx';
import type { FooterContent } from './content/content-schema.ts';
import { Categories } from './sections/categories.tsx';
import { IconLinks } from './sections/icon-links.tsx';
import { LegalLinks } from './sections/legal-links.tsx';
import { LinkGroups } from './sections/link-groups.tsx';
import { LogoRows } from './sections/logo-rows.tsx';
import { QualityLogos } from './sections/quality-logos.tsx';
import { SalesTaxNote } from './sections/sales-tax-note.tsx';
import { logoRows } from './section-rules.ts';

export interface FooterViewProps {
  readonly content: FooterContent;
  readonly folding: boolean;
  readonly reduced: boolean;
  /** Whether it is inside a footer of the page: a page has one landmark of the kind. */
  readonly nested: boolean;
  readonly headingLevel: number;
  readonly signUp: ReactNode;
  readonly countries: ReactNode;
  readonly staff: ReactNode;
}

export function FooterView(props: FooterViewProps) {
  const { content, folding, reduced, nested, headingLevel } = props;
  // When the tag is moved only its role changes: another element in its place would lose what a visitor has typed.
  const [Tag] = useState<'div' | 'footer'>(nested ? 'div' : 'footer');
  const role = Tag === 'div' ? 'contentinfo' : undefined;
  const { toMobile, toDesktop } = content.viewChanger ?? {};
  const viewLink = folding ? toDesktop : toMobile;
  return (
    <>
      <div className="container">
        <Tag
          className={`footer ${folding ? 'footer-folding' : 'footer-classic'}${reduced ? ' footer-reduced' : ''}`}
          role={nested ? 'group' : role}
        >
          {props.signUp}
          {!reduced && <LinkSections content={content} folding={folding} level={headingLevel} />}
          <div className="footer-bottom" part="bottom">
            <div className="footer-inner">
              <LegalLinks pages={content.legalLinks} viewLink={viewLink} />
              <QualityLogos quality={content.qualityLogos} level={headingLevel} />
              <SalesTaxNote note={content.salesTax} />
              {props.countries}
            </div>
          </div>
        </Tag>
      </div>
      {/* Outside the footer: it is a container, and in older browsers fixed elements inside a container are fixed to it instead of the viewport. */}
      {props.staff}
    </>
  );
}

interface LinkSectionsProps {
  readonly content: FooterContent;
  readonly folding: boolean;
  readonly level: number;
}

function LinkSections({ content, folding, level }: LinkSectionsProps) {
  const groups = content.teaser?.groups ?? [];
  const { headline, socialMedia, appReferences } = content;
  const networks = socialMedia?.socialMediaIcons ?? [];
  const apps = appReferences?.appIcons ?? [];
  const rows = logoRows(groups);
  return (
    <div className="footer-sheet" part="links">
      <div className="footer-inner">
        {(headline !== undefined || rows.length > 0) && (
          <div className="footer-top">
            {headline !== undefined && (
              <Heading level={level} className="footer-headline">
                {headline}
              </Heading>
            )}
            <LogoRows rows={rows} />
          </div>
        )}
        <LinkGroups groups={groups} folding={folding} level={level + 1} />
        <Categories categories={content.seo} folding={folding} level={level} />
        {(networks.length > 0 || apps.length > 0) && (
          <div className="footer-icon-groups">
            <IconLinks heading={socialMedia?.heading} icons={networks} level={level} named={false} />
            <IconLinks heading={appReferences?.heading} icons={apps} level={level} named />
          </div>
        )}
      </div>
    </div>
  );
}
