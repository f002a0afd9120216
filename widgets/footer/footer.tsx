import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { AbTestClient } from '../../src/embed/api/ab-test-client.ts';
import type { FrontendDataClient } from '../../src/embed/api/frontend-data-client.ts';
import type { PreviewClient } from '../../src/embed/api/preview-client.ts';
import type { WidgetPropsOf } from '../../src/embed/element/declare/declaration.ts';
import { originBesideBase, ownPath, pageBase } from '../../src/embed/page/script-tag.ts';
import { isTrusted } from '../../src/embed/page/trusted-origins.ts';
import { truncate, once, warn } from '../../src/embed/log.ts';
import { COUNTRIES } from '../../src/embed/market/countries.ts';
import { withLinkBase } from '../../src/embed/market/link-base.ts';
import type { Site } from '../../src/embed/market/sites.ts';
import { localTime } from '../../src/embed/market/local-time.ts';
import { useIsPrerendered, usePageFact } from '../../src/embed/page/page-fact.ts';
import { reducingCookies } from '../../src/embed/page/cookies.ts';
import { Newsletter } from '../newsletter/newsletter.tsx';
import type { SignUpClients } from '../newsletter/sign-up-props.ts';
import { PreviewPanel } from '../preview/preview-panel.tsx';
import { builtInContent } from './content/built-in.ts';
import type { FooterContent } from './content/content-schema.ts';
import type { FooterDispatch, footerDeclaration } from './declaration.ts';
import { FooterView } from './footer-view.tsx';
import { CountrySelector } from './sections/country-selector.tsx';
import { asWritten, type ShopAddresses, ShopAddressesContext } from './shop-addresses.ts';
import { controlSignUpPlace, SIGN_UP_PLACE, type SignUpQuestion } from './sign-up-place.ts';
import { useContent } from './use-content.ts';
import { hasCountrySelector } from './country-rules.ts';
import { visibleContent } from './visible-content-rules.ts';

export interface FooterProps extends SignUpClients {
  readonly attributes: WidgetPropsOf<typeof footerDeclaration>['attributes'];
  readonly nested: boolean;
  /** Whether a visitor may have written the content; asked in the browser alone. */
  readonly isInPlaceholder: () => boolean;
  readonly content: unknown;
  readonly frontendDataClient: FrontendDataClient;
  readonly previewClient: PreviewClient;
  readonly abTestClient: AbTestClient;
  readonly dispatch: FooterDispatch;
}

/** The footer: state and effects. The view renders it. */
export function Footer(props: FooterProps) {
  const { attributes, dispatch } = props;
  const { site, platform, headingLevel, linkBase, checkout } = attributes;
  const isReducedByCookie = usePageFact(
    () => reducingCookies(attributes.reducedCookies).length > 0,
    () => false,
  );
  const reduced = isReducedByCookie || attributes.reduced;
  const folding = platform !== 'CLASSIC';
  const [staffDate, setStaffDate] = useState<string>();
  const content = useContent(useBuiltIn(site, linkBase), attributes.contentSrc, props.content);
  const addresses = useAddresses(attributes.serviceBase, linkBase, props.isInPlaceholder);
  const now = useNow(site, staffDate);
  const visible = useMemo(() => visibleContent(content, { checkout, folding, now }), [content, checkout, folding, now]);
  return (
    <ShopAddressesContext value={addresses}>
      <FooterView
        content={visible}
        folding={folding}
        reduced={reduced}
        nested={props.nested}
        headingLevel={headingLevel}
        signUp={
          !reduced &&
          !attributes.hideNewsletter && (
            <SignUpPlace client={props.frontendDataClient} serviceBase={attributes.serviceBase} site={site}>
              {/* Confirmation links that are no longer valid never lead to a footer. */}
              <Newsletter {...props} {...attributes} invalidLink={false} />
            </SignUpPlace>
          )
        }
        countries={
          !reduced &&
          hasCountrySelector(platform) && (
            <CountrySelector countries={content.countries} site={site} dispatch={dispatch} />
          )
        }
        staff={
          <PreviewPanel
            site={site}
            previewClient={props.previewClient}
            abTestClient={props.abTestClient}
            dispatch={dispatch}
            onDate={setStaffDate}
          />
        }
      />
    </ShopAddressesContext>
  );
}

/** The sign-up, until the service says that the visitor has signed up. Its state is an attribute that React does not know. */
function SignUpPlace({ client, serviceBase, site, children }: SignUpQuestion & { readonly children: ReactNode }) {
  const [goneFrom, setGoneFrom] = useState<string>();
  const control = useCallback(
    (place: HTMLElement | null) =>
      place ? controlSignUpPlace(place, { client, serviceBase, site }, () => setGoneFrom(serviceBase)) : undefined,
    [client, serviceBase, site],
  );
  // Prerendered markup does not know yet whether a cookie reduces the footer.
  const isHydrating = useIsPrerendered();
  if (goneFrom === serviceBase) return null;
  return (
    <div className={SIGN_UP_PLACE} ref={isHydrating ? undefined : control} suppressHydrationWarning>
      {children}
    </div>
  );
}

/** The beginning of the minute in which a moment is, both in milliseconds since 1970. */
const startOfMinute = (moment: number): number => moment - (moment % 60_000);

/** The time whose entries show: the one that staff have set, else the minute in which the footer was rendered. */
function useNow(site: Site, staffDate: string | undefined): () => string {
  const minute = usePageFact(
    () => startOfMinute(Date.now()),
    (assumed) => startOfMinute(assumed.now),
  );
  return useCallback(() => staffDate ?? localTime(site, new Date(minute)), [minute, site, staffDate]);
}

function useBuiltIn(site: Site, linkBase: string): FooterContent {
  return useMemo(() => ({ ...withLinkBase(builtInContent(site), linkBase), countries: COUNTRIES }), [site, linkBase]);
}

function useAddresses(ownServiceBase: string, linkBase: string, isInPlaceholder: () => boolean): ShopAddresses {
  const inPlaceholder = usePageFact(isInPlaceholder, () => false);
  const ownHost = usePageFact(
    () => window.location.hostname,
    ({ host }) => host,
  );
  const serviceBase = usePageFact(
    () => ownServiceBase,
    (assumed) => assumed.serviceBase,
  );
  // A `<base>` in the content must not lead links and pictures to another origin.
  const hasForeignBase = usePageFact(
    () => originBesideBase() !== undefined,
    () => false,
  );
  return useMemo(() => {
    const ownHosts = [ownHost, hostOf(serviceBase), hostOf(linkBase)];
    const trustsPicture = (address: string): boolean => !inPlaceholder || isTrustedPicture(address);
    return {
      ownHosts,
      logoBase: `${serviceBase}/service/footer-images/logos/`,
      linkBase,
      trustsPicture,
      addressOf: hasForeignBase ? ownPath : asWritten,
    };
  }, [serviceBase, linkBase, ownHost, inPlaceholder, hasForeignBase]);
}

/** Whether the page trusts the origin of a picture; warns if it does not. */
function isTrustedPicture(address: string): boolean {
  if (isTrusted(new URL(address, pageBase()).href)) return true;
  once(
    warn,
    `The picture "${truncate(address)}" is not loaded, because a visitor may have written the placeholder that names it. ` +
      'To trust its origin, add it to data-service-origins on the script tag.',
  );
  return false;
}

function hostOf(address: string): string {
  try {
    return new URL(address).hostname;
  } catch {
    return '';
  }
}
