import { useEffectEvent, useLayoutEffect } from 'react';
import { listen } from '../../src/embed/page/listen.ts';

/** Alt+Shift+P opens and closes the settings, unless a text is being typed. */
export function useShortcut(toggle: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || isTyping(event)) return;
    // The key's position, not its character: with Alt, some keyboards produce another one.
    if (event.code !== 'KeyP') return;
    event.preventDefault();
    if (!event.repeat) toggle();
  });
  // A layout effect, so that the key works as soon as the panel is visible.
  useLayoutEffect(() => listen('keydown', (event) => handle(event)), []);
}

function isTyping(event: KeyboardEvent): boolean {
  const origin = event.composedPath()[0];
  return (
    origin instanceof HTMLElement &&
    (origin.isContentEditable || origin.matches('input, textarea, select, [role="textbox"]'))
  );
}
