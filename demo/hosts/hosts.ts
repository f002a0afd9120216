/** A page of the demo that is built as pages of that kind are, with the tags in it. */
export interface DemoHost {
  /** The name of its folder. */
  readonly id: string;
  readonly name: string;
  /** Its address. */
  readonly page: string;
  /** The site of its tags. */
  readonly site: 'DE' | 'AT';
}

/** Every such page: the guides tell about them, and the browser tests try them. */
export const HOSTS: readonly DemoHost[] = [
  { id: 'magento', name: 'Magento 1 with Prototype 1.7', page: '/hosts/magento/', site: 'AT' },
  { id: 'bootstrap', name: 'Bootstrap 3 with jQuery 1', page: '/hosts/bootstrap/', site: 'DE' },
];
