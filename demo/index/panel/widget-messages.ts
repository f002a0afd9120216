const PREFIX = '[shop-widgets] ';

/**
 * Reports the console messages of the widgets about a tag, without their prefix. They still reach the console.
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
