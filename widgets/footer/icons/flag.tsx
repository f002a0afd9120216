import type { ReactNode } from 'react';
import type { FlagName } from './icon-names.ts';

/** A stripe of a flag that is 24 wide and 16 high. */
function stripe(y: number, height: number, fill: string): ReactNode {
  return <path key={y} fill={fill} d={`M0 ${y}h24v${height}H0z`} />;
}

const DRAWINGS: Readonly<Record<FlagName, ReactNode>> = {
  de: [stripe(0, 6, '#1a1a1a'), stripe(5.3, 6, '#d40000'), stripe(10.6, 5.4, '#ffce00')],
  at: [stripe(0, 6, '#d81e2c'), stripe(5.3, 6, '#fff'), stripe(10.6, 5.4, '#d81e2c')],
  ch: (
    <>
      <path fill="#da291c" d="M0 0h24v16H0z" />
      <path fill="#fff" d="M10.5 3h3v3.500H17v3h-3.500V13h-3V9.500H7v-3h3.500z" />
    </>
  ),
  pl: [stripe(0, 8, '#fff'), stripe(8, 8, '#d4213d')],
  cz: (
    <>
      {stripe(0, 8, '#fff')}
      {stripe(8, 8, '#d7141a')}
      <path fill="#11457e" d="m0 0 12 8-12 8z" />
    </>
  ),
  hu: [stripe(0, 6, '#ce2939'), stripe(5.3, 6, '#fff'), stripe(10.6, 5.4, '#477050')],
  sk: (
    <>
      {[stripe(0, 6, '#fff'), stripe(5.3, 6, '#0b4ea2'), stripe(10.6, 5.4, '#ee1c25')]}
      <path fill="#fff" d="M4 4h7v5c0 2-1.5 3.5-3.5 4.500C5.5 12.5 4 11 4 9z" />
      <path fill="#ee1c25" d="M4.8 4.700h5.400V9c0 1.6-1.2 2.8-2.7 3.600C6 11.8 4.8 10.6 4.8 9z" />
      <path fill="#fff" d="M7 6h1v1.300h1.300v.9H8v1h1.700v.9H8V12H7v-1.900H5.300v-.9H7v-1H5.700v-.9H7z" />
    </>
  ),
  tr: (
    <>
      <path fill="#e30a17" d="M0 0h24v16H0z" />
      <path fill="#fff" d="M12.3 10.700a4 4 0 1 1 0-5.4 3.2 3.2 0 1 0 0 5.400z" />
      <path fill="#fff" d="m12.4 8 2.1-.7v-2.200l1.3 1.8 2.1-.7L16.6 8l1.3 1.8-2.1-.7-1.3 1.800V8.700z" />
    </>
  ),
};

/** A flag beside the country's name: decoration. */
export function Flag({ name }: { readonly name: FlagName }) {
  return (
    <svg className="footer-flag" width={24} height={16} viewBox="0 0 24 16" aria-hidden focusable="false">
      {DRAWINGS[name]}
    </svg>
  );
}
