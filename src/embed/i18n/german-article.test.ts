import { expect, it } from 'vitest';
import { withGermanArticle } from './german-article.ts';

it.each([
  ['Radhaus Lindner GmbH', 'die Radhaus Lindner GmbH'],
  ['Radhaus Lindner\u00A0GmbH', 'die Radhaus Lindner\u00A0GmbH'],
  ['Lindner GmbH & Co. KG', 'die Lindner GmbH & Co. KG'],
  ['Lindner Ges.m.b.H.', 'die Lindner Ges.m.b.H.'],
  ['Lindner UG (haftungsbeschränkt)', 'die Lindner UG (haftungsbeschränkt)'],
  ['Lindner gUG (haftungsbeschränkt)', 'die Lindner gUG (haftungsbeschränkt)'],
  ['Lindner & Kaiser PartG mbB', 'die Lindner & Kaiser PartG mbB'],
  ['Velohaus Zug AG', 'die Velohaus Zug AG'],
  ['Vélo Biel Sàrl', 'die Vélo Biel Sàrl'],
  ['Lindner Trading Ltd.', 'die Lindner Trading Ltd.'],
  ['Weinbauern eG', 'die Weinbauern eG'],
  ['Stiftung Bücherwurm', 'die Stiftung Bücherwurm'],
  ['Winzergenossenschaft Kaiserstuhl', 'die Winzergenossenschaft Kaiserstuhl'],
  ['Radverein Lindau e. V.', 'der Radverein Lindau e. V.'],
  ['Radhaus Lindner', 'die Firma Radhaus Lindner'],
  ['Radhaus Lindner e. K.', 'die Firma Radhaus Lindner e. K.'],
  ['Sattlerei Agnes Kgotla', 'die Firma Sattlerei Agnes Kgotla'],
  ['Die Zeitmaschine GmbH', 'die Firma Die Zeitmaschine GmbH'],
])('the sender %s is "%s"', (company, sender) => {
  expect(withGermanArticle(`die (Firma) ${company}`)).toBe(sender);
});

it('a text without "die (Firma)" stays as it is', () => {
  expect(withGermanArticle('der Lindner Verlag')).toBe('der Lindner Verlag');
});
