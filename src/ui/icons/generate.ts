import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import * as simpleIcons from 'simple-icons';
import { iconComponentName, type IconEntry, ICONS } from './index-of-icons.ts';

/**
 * Writes the modules of the icons from Lucide and Simple Icons; hand-drawn icons are not changed. Run it after a change
 * of the index: `npm run icons`.
 */

type LucideNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const LUCIDE = createRequire(import.meta.url)('lucide-static/icon-nodes.json') as Readonly<
  Record<string, readonly LucideNode[]>
>;

/** The source of an icon's module, or `undefined` for a hand-drawn icon. Throws if the icon set has no such icon. */
export async function iconModule(entry: IconEntry): Promise<string | undefined> {
  const [set, origin = ''] = entry.source.split(':');
  if (set === 'own') return undefined;
  const drawing = set === 'lucide' ? lucideDrawing(origin) : brandDrawing(origin);
  const code = `import { Icon, type IconProps } from './icon.tsx';

/** ${set === 'lucide' ? 'Lucide' : 'Simple Icons'}: ${origin}. Generated. */
export function ${iconComponentName(entry.name)}(props: IconProps) {
  return <Icon {...props}>${drawing}</Icon>;
}
`;
  return format(code, { ...(await resolveConfig(import.meta.filename)), parser: 'typescript' });
}

function lucideDrawing(name: string): string {
  const nodes = LUCIDE[name];
  if (!nodes) throw new Error(`Lucide has no icon “${name}”.`);
  return nodes.map(([tag, attributes]) => `<${tag} ${jsxAttributes(attributes)} />`).join('\n');
}

/** A brand icon is a filled shape, and its form must not be changed. */
function brandDrawing(name: string): string {
  const icon = Object.values(simpleIcons).find(({ slug }) => slug === name);
  if (!icon) throw new Error(`Simple Icons has no icon “${name}”.`);
  if (icon.license) throw new Error(`The mark “${name}” has a licence of its own: ${icon.license.type}.`);
  return `<path fill="currentColor" stroke="none" d="${icon.path}" />`;
}

function jsxAttributes(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())}="${value}"`)
    .join(' ');
}

if (import.meta.main) {
  for (const entry of ICONS) {
    const code = await iconModule(entry);
    if (code !== undefined) writeFileSync(join(import.meta.dirname, `${entry.name}.tsx`), code);
  }
}
