import { useLabelFinder } from '../labels/labels.ts';
import { classNames, type NativeProps } from '../native-props.ts';
import { TextLink } from '../text-link/text-link.tsx';

/** The classes of the European energy label since 2021, best first. */
export const ENERGY_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** A class of the energy label. */
export type EnergyClassName = (typeof ENERGY_CLASSES)[number];

/** The link beside the arrow, to the full energy label. */
export interface EnergyClassLink {
  readonly href: string;
  /** Text of the link, "Energielabel". Default: the root's label. */
  readonly text?: string | undefined;
  /** Opens the link in a new window; the text for screen readers. */
  readonly newWindowLabel?: string | undefined;
}

/** To screen readers the arrow is an image whose name is the root's sentence with class and range; the `link` follows it. */
export interface EnergyClassProps extends NativeProps<'span'> {
  /** The class of the product. */
  readonly energyClass: EnergyClassName;
  /** The best and the worst class for this kind of product. */
  readonly range?: { readonly from: EnergyClassName; readonly to: EnergyClassName };
  /** Link to the full label. */
  readonly link?: EnergyClassLink;
}

const FULL_RANGE = { from: 'A', to: 'G' } as const;

/** The arrow with the energy efficiency class and its range, as required in adverts (Regulation (EU) 2017/1369). */
export function EnergyClass({ energyClass, range = FULL_RANGE, link, className, ...box }: EnergyClassProps) {
  const labelOf = useLabelFinder('EnergyClass');
  const sentence = labelOf('energyClass')
    .replace('%class%', energyClass)
    .replace('%from%', range.from)
    .replace('%to%', range.to);
  return (
    <span {...box} className={classNames('energy', className)}>
      <span className="energy-sign" role="img" aria-label={sentence}>
        <span className="energy-range" aria-hidden="true">
          <span>{range.from}</span>
          <span>↑</span>
          <span>{range.to}</span>
        </span>
        <span className={`energy-arrow energy-${energyClass.toLowerCase()}`} aria-hidden="true">
          {energyClass}
        </span>
      </span>
      {link && (
        <TextLink href={link.href} newWindowLabel={link.newWindowLabel}>
          {link.text ?? labelOf('energyLabel')}
        </TextLink>
      )}
    </span>
  );
}
