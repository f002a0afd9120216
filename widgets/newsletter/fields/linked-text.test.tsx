import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TextsProvider } from '../../../src/embed/i18n/texts-provider.tsx';
import { LinkedParagraphs, LinkedText } from './linked-text.tsx';

const LINKS = { privacy: '/datenschutz', usage: '/datenschutz#newsletter' };

function renderText(text: string) {
  return render(
    <TextsProvider locale="de-DE">
      <div data-testid="line">
        <LinkedText text={text} links={LINKS} />
      </div>
      <div data-testid="paragraphs">
        <LinkedParagraphs text={text} links={LINKS} />
      </div>
    </TextsProvider>,
  );
}

/** With plain spaces, where a line joins elements. */
function textOfLine(): string | undefined {
  return screen.getByTestId('line').textContent?.replaceAll('\u00A0', ' ');
}

test('a tag becomes a link to its address', () => {
  renderText('Siehe <privacy>Datenschutz</privacy>.');
  const [link] = screen.getAllByRole('link', { name: /^Datenschutz/ });
  expect(link?.getAttribute('href')).toBe('/datenschutz');
  expect(textOfLine()).toBe('Siehe Datenschutz (öffnet sich in einem neuen Tab).');
});

test.each(['evil', 'constructor', '__proto__'])('a tag that the text may not use stays plain words: %s', (name) => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderText(`Siehe <${name}>hier</${name}>.`);
  expect(screen.getByTestId('line').querySelector('a')).toBeNull();
  expect(textOfLine()).toBe('Siehe hier.');
  expect(complaint).not.toHaveBeenCalled();
});

test('each segment has its own element, so that a translator of the browser can replace it', () => {
  renderText('Siehe <privacy>Datenschutz</privacy> und <usage>Nutzung</usage>.');
  const walker = document.createTreeWalker(screen.getByTestId('line'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) expect(walker.currentNode.parentElement?.tagName).toBe('SPAN');
});

test('the same words may come twice', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderText('Ja, <privacy>hier</privacy> Ja, <privacy>hier</privacy>\n\nJa, \n\nJa, ');
  expect(screen.getAllByRole('link')).toHaveLength(4);
  expect(screen.getByTestId('paragraphs').querySelectorAll('p')).toHaveLength(3);
  expect(complaint).not.toHaveBeenCalled();
});
