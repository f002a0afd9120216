/** The icons of the headings of link groups. */
export const GROUP_ICONS = [
  'payment',
  'shipping',
  'store',
  'returns',
  'contact',
  'card',
  'services',
  'company',
] as const;

/** The social networks in which the shop has a page. */
export const NETWORK_ICONS = [
  'facebook',
  'instagram',
  'pinterest',
  'youtube',
  'tiktok',
  'linkedin',
  'whatsapp',
] as const;

/** The app stores that offer the shop's app. */
export const APP_ICONS = ['appStore', 'googlePlay', 'appGallery'] as const;

export type FooterIconName = (typeof GROUP_ICONS)[number] | (typeof NETWORK_ICONS)[number] | (typeof APP_ICONS)[number];
