import type { Pieces } from './pieces.ts';

/** The script gives r2wc neither properties nor events: its element layer reads attributes and dispatches events itself. */
export const R2WC: Pieces = {
  values: [
    ['Array.isArray(e.props) ? e.props.slice() : Object.keys(e.props)', '[]'],
    ['Array.isArray(e.events) ? e.events.slice() : Object.keys(e.events)', '[]'],
    [/\w \? w\[\w\] : null/g, 'null'],
  ],
};
