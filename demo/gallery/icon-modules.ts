import type { ComponentType } from 'react';
import type { IconProps } from '../../src/ui/icons/icon.tsx';
import { iconComponentName, type IconEntry, ICONS } from '../../src/ui/icons/index-of-icons.ts';

const modules = import.meta.glob<Record<string, ComponentType<IconProps>>>(
  ['../../src/ui/icons/*.tsx', '!../../src/ui/icons/icon.tsx', '!../../src/ui/icons/*.test.tsx'],
  { eager: true },
);

export interface GalleryIcon extends IconEntry {
  readonly component: ComponentType<IconProps>;
  /** The import statement for the icon. */
  readonly code: string;
}

/** All icons. Loaded as a separate module after the elements, because it is the largest part of the gallery. */
export const ALL_ICONS: readonly GalleryIcon[] = ICONS.map((entry) => {
  const exported = iconComponentName(entry.name);
  const component = modules[`../../src/ui/icons/${entry.name}.tsx`]?.[exported];
  if (!component) throw new Error(`The icon “${entry.name}” has no module that exports ${exported}.`);
  return { ...entry, component, code: `import { ${exported} } from 'shop-widgets/ui/icons/${entry.name}';` };
});
