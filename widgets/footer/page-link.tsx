import type { ReactNode } from 'react';
import { useTexts } from '../../src/embed/i18n/texts-provider.tsx';
import { ExternalIcon } from '../../src/ui/icons/icons.ts';
import { leavesSite } from '../../src/embed/address-rules.ts';
import { useShopAddresses } from './shop-addresses.ts';

interface PageLinkProps {
  readonly url: string;
  readonly className: string;
  readonly part?: string;
  /** Shows the mark of an external link to screen readers only, because the link is an icon. */
  readonly quiet?: boolean;
  readonly onFocus?: () => void;
  readonly onPointerEnter?: () => void;
  readonly children: ReactNode;
}

/** A link of the footer. An external link is marked. */
export function PageLink({ url, quiet = false, children, ...rest }: PageLinkProps) {
  const t = useTexts();
  const { ownHosts, addressOf } = useShopAddresses();
  const leaves = leavesSite(url, ownHosts);
  return (
    <a {...rest} href={addressOf(url)} {...(leaves && { rel: 'external noopener' })}>
      {children}
      {leaves && !quiet && (
        <span className="footer-leaves" aria-hidden>
          <ExternalIcon size={12} />
        </span>
      )}
      {leaves && <span className="visually-hidden">{`\u00A0${t('footer.leavesSite')}`}</span>}
    </a>
  );
}
