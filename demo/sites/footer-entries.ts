/**
 * What the invented shop has in every market: its pages in networks, and its app. No headings are given, as those that
 * are built in fit.
 */
export const EVERYWHERE = {
  appReferences: {
    appIcons: [
      icon('appStore', 'App Store', 'https://apps.apple.com/'),
      icon('googlePlay', 'Google Play', 'https://play.google.com/store/apps'),
      icon('appGallery', 'AppGallery', 'https://appgallery.huawei.com/'),
    ],
  },
  socialMedia: {
    socialMediaIcons: [
      icon('instagram', 'Instagram', 'https://www.instagram.com/'),
      icon('facebook', 'Facebook', 'https://www.facebook.com/'),
      icon('pinterest', 'Pinterest', 'https://www.pinterest.com/'),
      icon('youtube', 'YouTube', 'https://www.youtube.com/'),
      icon('tiktok', 'TikTok', 'https://www.tiktok.com/'),
    ],
  },
};

export function icon(iconName: string, text: string, url: string) {
  return { iconName, link: { url, text } };
}

/** A seal with the page of the shop that shows its certificate. */
export function seal(source: string, label: string, url: string) {
  return { link: { url, text: label }, image: { label, source } };
}

/**
 * The links of a group.
 *
 * @param page the page of the group, to which the fragments belong
 * @param texts by their fragments or addresses; the first is the overview, which the desktop has in the heading
 */
export function links(page: string, texts: Readonly<Record<string, string>>) {
  return Object.entries(texts).map(([target, text], index) => ({
    link: { url: target.startsWith('/') ? target : page + target, text },
    ...(index === 0 && { hideInClassic: true }),
  }));
}

/** Logos of the service, by their sources. */
export function logos(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([source, label]) => ({ label, source }));
}
