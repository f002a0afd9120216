import type { CountryCode } from './sites.ts';

/** What is filled, in the order in which it is painted. */
export type FlagShapes = readonly (readonly [fill: string, path: string])[];

type FlagName = Lowercase<CountryCode>;

/** Flags that are 24 wide and 16 high, apart from the sites: only a country list that shows needs them. */
const FLAGS = {
  de: [
    ['#1a1a1a', 'M0 0h24v6H0z'],
    ['#d40000', 'M0 5.3h24v6H0z'],
    ['#ffce00', 'M0 10.6h24v5.4H0z'],
  ],
  at: [
    ['#d81e2c', 'M0 0h24v6H0z'],
    ['#fff', 'M0 5.3h24v6H0z'],
    ['#d81e2c', 'M0 10.6h24v5.4H0z'],
  ],
  ch: [
    ['#da291c', 'M0 0h24v16H0z'],
    ['#fff', 'M10.5 3h3v3.5H17v3h-3.5V13h-3V9.5H7v-3h3.5z'],
  ],
  pl: [
    ['#fff', 'M0 0h24v8H0z'],
    ['#d4213d', 'M0 8h24v8H0z'],
  ],
  cz: [
    ['#fff', 'M0 0h24v8H0z'],
    ['#d7141a', 'M0 8h24v8H0z'],
    ['#11457e', 'm0 0 12 8-12 8z'],
  ],
  hu: [
    ['#ce2939', 'M0 0h24v6H0z'],
    ['#fff', 'M0 5.3h24v6H0z'],
    ['#477050', 'M0 10.6h24v5.4H0z'],
  ],
  sk: [
    ['#fff', 'M0 0h24v6H0z'],
    ['#0b4ea2', 'M0 5.3h24v6H0z'],
    ['#ee1c25', 'M0 10.6h24v5.4H0z'],
    ['#fff', 'M4 4h7v5c0 2-1.5 3.5-3.5 4.5C5.5 12.5 4 11 4 9z'],
    ['#ee1c25', 'M4.8 4.7h5.4V9c0 1.6-1.2 2.8-2.7 3.6C6 11.8 4.8 10.6 4.8 9z'],
    ['#fff', 'M7 6h1v1.3h1.3v.9H8v1h1.7v.9H8V12H7v-1.9H5.3v-.9H7v-1H5.7v-.9H7z'],
  ],
  tr: [
    ['#e30a17', 'M0 0h24v16H0z'],
    ['#fff', 'M12.3 10.7a4 4 0 1 1 0-5.4 3.2 3.2 0 1 0 0 5.4z'],
    ['#fff', 'm12.4 8 2.1-.7V5.1l1.3 1.8 2.1-.7L16.6 8l1.3 1.8-2.1-.7-1.3 1.8V8.7z'],
  ],
} as const satisfies Readonly<Record<FlagName, FlagShapes>>;

/** What a flag is painted of; nothing for an unknown name. */
export function flagShapes(name: string): FlagShapes {
  return Object.hasOwn(FLAGS, name) ? FLAGS[name as FlagName] : [];
}
