import { Icon } from '../../../src/ui/icons/icon.tsx';
import {
  APP_STORE,
  FACEBOOK,
  GOOGLE_PLAY,
  INSTAGRAM,
  PINTEREST,
  TIKTOK,
  WHATSAPP,
  YOUTUBE,
} from '../../../src/ui/icons/network-outlines.ts';
import type { FooterIconName } from './icon-names.ts';

/** The paths of the icons on a grid of 24 by 24. */
const STROKES: Readonly<Record<FooterIconName, string>> = {
  payment: 'M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3 10h18M7 15h3',
  shipping:
    'M2.5 6.5h11v10h-11zM13.5 10h4l4 3.5v3h-8M6.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  store: 'M4 10v9.5h16V10M3 8.5 5 4h14l2 4.5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM9.5 19.5V14h5v5.5',
  returns: 'M8 4 4 8l4 4M4 8h10a6 6 0 0 1 0 12H7',
  contact: 'M4 12a8 8 0 0 1 16 0M4 12v4a2 2 0 0 0 2 2h1v-6H4zM20 12h-3v6h1a2 2 0 0 0 2-2zM18 18c0 2-2 3-5 3',
  card: 'M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM9 9l.9 1.9 2.1.3-1.5 1.4.4 2.1L9 13.7l-1.9 1 .4-2.1L6 11.2l2.1-.3zM15 10h3M15 14h3',
  services: 'M4 11h16v9H4zM2.5 7h19v4h-19zM12 7v13M12 7S10.5 3 8 3a2 2 0 0 0 0 4zM12 7s1.5-4 4-4a2 2 0 0 1 0 4z',
  company: 'M5 20V4h9v16M14 9h5v11M3 20h18M8 8h3M8 12h3M8 16h3',
  facebook: FACEBOOK,
  instagram: INSTAGRAM,
  pinterest: PINTEREST,
  youtube: YOUTUBE,
  tiktok: TIKTOK,
  linkedin: 'M5.5 10v9.500M5.5 5.500v.01M10.5 19.500V10M10.5 14a3.8 3.8 0 0 1 7.6 0v5.5',
  whatsapp: WHATSAPP,
  appStore: APP_STORE,
  googlePlay: GOOGLE_PLAY,
  appGallery:
    'M6.5 3.500h11a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-11a3 3 0 0 1 3-3zM8.5 7.500a3.5 3.5 0 0 0 7 0',
};

/** A decorative icon beside a text. */
export function FooterIcon({ name }: { readonly name: FooterIconName }) {
  return (
    <Icon>
      <path d={STROKES[name]} />
    </Icon>
  );
}
