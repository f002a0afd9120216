import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../motion.ts';

/**
 * A wave that spreads from where a button is pressed. Put it inside a positioned button. The wave takes at least 250 ms
 * and lasts as long as the press; with reduced motion there is no wave.
 */
export function Ripple() {
  const layer = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const surface = layer.current?.closest<HTMLElement>('button, a');
    if (!surface) return undefined;
    const handleDown = (event: PointerEvent): void => {
      if (event.button === 0 && !prefersReducedMotion()) layer.current?.append(waveOf(event, surface));
    };
    surface.addEventListener('pointerdown', handleDown);
    return () => surface.removeEventListener('pointerdown', handleDown);
  }, []);
  return <span ref={layer} className="ripple" aria-hidden="true" />;
}

/** A wave, which fades and goes once it has grown and the press has ended. */
function waveOf({ clientX, clientY }: PointerEvent, surface: HTMLElement): HTMLElement {
  const { left, top, width, height } = surface.getBoundingClientRect();
  const size = 2 * Math.hypot(width, height);
  const wave = document.createElement('span');
  wave.className = 'ripple-wave';
  wave.style.left = `${clientX - left - size / 2}px`;
  wave.style.top = `${clientY - top - size / 2}px`;
  wave.style.width = `${size}px`;
  wave.style.height = `${size}px`;
  const released = RELEASES.map((type) => nextEvent(surface, type));
  void Promise.all([nextEvent(wave, 'animationend'), Promise.race(released)]).then(() => {
    wave.classList.add('ripple-fading');
    wave.addEventListener('animationend', () => wave.remove());
  });
  return wave;
}

const RELEASES = ['pointerup', 'pointercancel', 'pointerleave'];

function nextEvent(target: EventTarget, type: string): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));
}
