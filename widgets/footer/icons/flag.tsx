import { memo } from 'react';
import { flagShapes } from '../../../src/embed/market/flags.ts';

/** A flag beside the country's name: decoration. */
export const Flag = memo(function Flag({ name }: { readonly name: string }) {
  return (
    <svg className="footer-flag" width={24} height={16} viewBox="0 0 24 16" aria-hidden focusable="false">
      {flagShapes(name).map(([fill, path]) => (
        <path key={path} fill={fill} d={path} />
      ))}
    </svg>
  );
});
