import { TextLink } from '../text-link/text-link.tsx';

/** The classes of the European energy label since 2021, the best first. */
export const ENERGY_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

export type EnergyClassName = (typeof ENERGY_CLASSES)[number];

export interface EnergyClassProps {
  readonly energyClass: EnergyClassName;
  /** The best and the worst class that a thing of this kind can have. */
  readonly range?: { readonly from: EnergyClassName; readonly to: EnergyClassName };
  /** The whole in words, for screen readers: class and range. */
  readonly text: string;
  /** Link to the label itself. */
  readonly link?: { readonly href: string; readonly text: string; readonly newWindowLabel?: string };
}

const FULL_RANGE = { from: 'A', to: 'G' } as const;

/** The arrow with the energy efficiency class and its range, as the European rules for adverts have it (2017/1369). */
export function EnergyClass({ energyClass, range = FULL_RANGE, text, link }: EnergyClassProps) {
  return (
    <span className="energy">
      <span className="energy-sign" role="img" aria-label={text}>
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
        <TextLink href={link.href} {...(link.newWindowLabel !== undefined && { newWindowLabel: link.newWindowLabel })}>
          {link.text}
        </TextLink>
      )}
    </span>
  );
}
