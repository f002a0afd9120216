const WIDGETS = {
  __WIDGET__: 'shop-__WIDGET__',
};

const LINKS = {
  __SITE__: '__LINK__',
};

/** What `shop-widgets.hbs` needs: `Handlebars.registerHelper(shopWidgets)`. */
export const shopWidgets = {
  shopTag: (widget) => (Object.hasOwn(WIDGETS, widget) ? WIDGETS[widget] : undefined),
  shopLink: (link) => /^(?:https?:\/\/|\/)/i.test(link),
  shopWords: (site) =>
    Object.hasOwn(LINKS, String(site).toUpperCase()) ? LINKS[String(site).toUpperCase()] : 'Newsletter',
  // A `<` in the JSON could end the script.
  shopJson: (value) => JSON.stringify(value).replaceAll('<', '\\u003c'),
};
