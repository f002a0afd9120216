/** One wave. It fades once it has grown and the press has ended. */
export interface Wave {
  readonly id: number;
  /** Position from the button's corner, and size, in CSS pixels. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly grown: boolean;
  readonly released: boolean;
}

export type WaveAction =
  | { readonly type: 'press'; readonly x: number; readonly y: number; readonly size: number }
  | { readonly type: 'release' }
  | { readonly type: 'grown' | 'gone'; readonly id: number };

/** What becomes of the waves. */
export function waves(shown: readonly Wave[], action: WaveAction): readonly Wave[] {
  switch (action.type) {
    case 'press': {
      const { x, y, size } = action;
      const id = (shown.at(-1)?.id ?? 0) + 1;
      return [...shown, { id, x, y, size, grown: false, released: false }];
    }
    case 'release':
      return shown.some(({ released }) => !released) ? shown.map((wave) => ({ ...wave, released: true })) : shown;
    case 'grown':
      return shown.map((wave) => (wave.id === action.id ? { ...wave, grown: true } : wave));
    case 'gone':
      return shown.filter(({ id }) => id !== action.id);
  }
}
