const PREFIX = '[shop-widgets] ';

/**
 * Tells what the widgets print to the console about a tag, without its prefix. It still reaches the console.
 *
 * @param tag such as `<shop-footer>`
 */
export function watchWidgetMessages(tag: string, tell: (message: string) => void): void {
  for (const method of ['warn', 'error'] as const) {
    const print = console[method].bind(console);
    console[method] = (...words: unknown[]): void => {
      print(...words);
      const message = String(words[0]);
      if (message.startsWith(PREFIX + tag)) tell(message.slice(PREFIX.length));
    };
  }
}
