import { useEffectEvent, useLayoutEffect } from 'react';
import { listen } from '../../src/embed/page/listen.ts';

interface Shortcuts {
  readonly open: () => void;
  readonly step: (step: 1 | -1) => void;
}

/**
 * Alt+Shift+P opens the settings, Alt+Shift with an arrow key selects another group; neither while a text is being
 * typed.
 */
export function useShortcuts({ open, step }: Shortcuts): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || isTyping(event)) return;
    const actions: Readonly<Record<string, () => void>> = {
      // The key's position, not its character: with Alt, some keyboards produce another one.
      KeyP: open,
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
    };
    const action = actions[event.code];
    if (!action) return;
    event.preventDefault();
    action();
  });
  // A layout effect, so that the keys work as soon as the panel is visible.
  useLayoutEffect(() => listen('keydown', (event) => handle(event)), []);
}

function isTyping(event: KeyboardEvent): boolean {
  const origin = event.composedPath()[0];
  return (
    origin instanceof HTMLElement &&
    (origin.isContentEditable || origin.matches('input, textarea, select, [role="textbox"]'))
  );
}
