/** A page of the demo that every other one links to. */
export interface DemoPage {
  readonly name: string;
  /** Its address below the folder that the demo is served from. The pages below it count as part of it. */
  readonly path: string;
}

/** The demo's pages, in the order in which they are offered. */
export const DEMO_PAGES: readonly DemoPage[] = [
  { name: 'Shop page', path: '' },
  { name: 'Configurator', path: 'configurator.html' },
  { name: 'Guides', path: 'guides/' },
  { name: 'Host pages', path: 'hosts/' },
  { name: 'Interface elements', path: 'gallery.html' },
  { name: 'Outbox', path: 'outbox.html' },
];
