import { type AnimationEvent, useEffect, useReducer, useRef } from 'react';
import { prefersReducedMotion } from '../motion.ts';
import { waves } from './ripple-reducer.ts';

/**
 * A wave that spreads from where a button is pressed. Put it inside a positioned button. The wave takes at least 250 ms
 * and lasts as long as the press; with reduced motion there is no wave.
 */
export function Ripple() {
  const layer = useRef<HTMLSpanElement>(null);
  const [shown, dispatch] = useReducer(waves, []);
  useEffect(() => {
    const surface = layer.current?.closest<HTMLElement>('button, a');
    if (!surface) return undefined;
    const handleDown = (event: PointerEvent): void => {
      if (event.button !== 0 || prefersReducedMotion()) return;
      const { left, top, width, height } = surface.getBoundingClientRect();
      const size = 2 * Math.hypot(width, height);
      dispatch({ type: 'press', x: event.clientX - left - size / 2, y: event.clientY - top - size / 2, size });
    };
    const handleUp = (): void => dispatch({ type: 'release' });
    surface.addEventListener('pointerdown', handleDown);
    for (const type of RELEASES) surface.addEventListener(type, handleUp);
    return () => {
      surface.removeEventListener('pointerdown', handleDown);
      for (const type of RELEASES) surface.removeEventListener(type, handleUp);
    };
  }, []);
  const handleEnd = (event: AnimationEvent, id: number): void => {
    dispatch({ type: event.animationName === 'shop-ripple-grow' ? 'grown' : 'gone', id });
  };
  return (
    <span ref={layer} className="ripple" aria-hidden="true">
      {shown.map(({ id, x, y, size, grown, released }) => (
        <span
          key={id}
          className={`ripple-wave${grown && released ? ' ripple-fading' : ''}`}
          style={{ left: `${x}px`, top: `${y}px`, width: `${size}px`, height: `${size}px` }}
          onAnimationEnd={(event) => handleEnd(event, id)}
        />
      ))}
    </span>
  );
}

const RELEASES = ['pointerup', 'pointercancel', 'pointerleave'] as const;
