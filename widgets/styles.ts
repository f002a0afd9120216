import base from '../src/ui/base.css?inline';
import button from '../src/ui/button/button.css?inline';
import fieldMessage from '../src/ui/field-message/field-message.css?inline';
import formLabel from '../src/ui/form-label/form-label.css?inline';
import inputField from '../src/ui/input-field/input-field.css?inline';
import notification from '../src/ui/notification/notification.css?inline';
import textLink from '../src/ui/text-link/text-link.css?inline';
import tokens from '../src/ui/tokens.css?inline';
import fold from './footer/fold.css?inline';
import footer from './footer/footer.css?inline';
import footerBottom from './footer/sections/bottom.css?inline';
import footerCountries from './footer/sections/country-selector.css?inline';
import footerIcons from './footer/sections/icon-links.css?inline';
import footerLinks from './footer/sections/link-groups.css?inline';
import footerLogos from './footer/sections/logo-rows.css?inline';
import layout from './layout/layout.css?inline';
import newsletter from './newsletter/newsletter.css?inline';
import offerPicture from './newsletter/offer-picture.css?inline';

/**
 * What a sign-up needs: tokens, then shared elements, then the widget, so that the rules of a widget override the others. What shows
 * only after a form has opened is in `late-styles.ts`.
 * A sheet of its own, since a sign-up is what most pages show first, and waits for the browser to read its styles.
 */
const SIGN_UP = [
  tokens,
  base,
  button,
  fieldMessage,
  formLabel,
  inputField,
  notification,
  textLink,
  newsletter,
  offerPicture,
].join('\n');

const OTHERS = [footer, footerLogos, fold, footerLinks, footerIcons, footerBottom, footerCountries, layout].join('\n');

/** The stylesheets of the sign-up and of every other tag. All elements of a page share them. */
export const SIGN_UP_STYLES: readonly string[] = [SIGN_UP];
export const STYLES: readonly string[] = [SIGN_UP, OTHERS];
