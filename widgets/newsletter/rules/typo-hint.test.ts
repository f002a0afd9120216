// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { mailProviders } from '../../../src/embed/market/mail-providers.ts';
import { SITES } from '../../../src/embed/market/sites.ts';
import { suggestEmail } from './typo-hint.ts';

describe('a slip in a provider of the market', () => {
  test.each([
    ['DE', 'gmial.com', 'gmail.com'],
    ['DE', 'gmail.co', 'gmail.com'],
    ['DE', 'gmail.con', 'gmail.com'],
    ['DE', 'gmal.com', 'gmail.com'],
    ['DE', 'gmaill.com', 'gmail.com'],
    ['DE', 'googlmail.com', 'googlemail.com'],
    ['DE', 't-onlien.de', 't-online.de'],
    ['DE', 'freent.de', 'freenet.de'],
    ['DE', 'hotmial.com', 'hotmail.com'],
    ['AT', 'chelo.at', 'chello.at'],
    ['AT', 'freenet.dee', 'freenet.de'],
    ['CH', 'bluwin.ch', 'bluewin.ch'],
    ['CH_FR', 'bluewn.ch', 'bluewin.ch'],
    ['CH_FR', 'lapste.net', 'laposte.net'],
    ['PL', 'gazta.pl', 'gazeta.pl'],
    ['PL', 'intera.pl', 'interia.pl'],
    ['CZ', 'sezam.cz', 'seznam.cz'],
    ['CZ', 'centum.cz', 'centrum.cz'],
    ['HU', 'freemial.hu', 'freemail.hu'],
    ['HU', 'citromal.hu', 'citromail.hu'],
    ['SK', 'zoznm.sk', 'zoznam.sk'],
    ['SK', 'azett.sk', 'azet.sk'],
    ['SK', 'centrm.sk', 'centrum.sk'],
    ['TR', 'hotmail.com.rt', 'hotmail.com.tr'],
    ['TR', 'windowslive.con', 'windowslive.com'],
    ['DE', 'outlook.ed', 'outlook.de'],
    ['TR', 'outlok.com', 'outlook.com'],
  ] as const)('%s: %s gets the hint %s', (site, typed, meant) => {
    expect(suggestEmail(`anna@${typed}`, site, false)).toBe(`anna@${meant}`);
  });

  test('is looked for in the cleaned address, and the local part stays as it is', () => {
    expect(suggestEmail(" Anna+News.O'Brien@GMIAL.com\u200b", 'DE', false)).toBe("Anna+News.O'Brien@gmail.com");
  });

  test('leads to the nearest provider, not to the first', () => {
    expect(suggestEmail('anna@hotmai.de', 'DE', false)).toBe('anna@hotmail.de');
  });

  test('leads to the more likely of two providers that are equally near', () => {
    expect(suggestEmail('anna@tonline.de', 'DE', false)).toBe('anna@t-online.de');
  });
});

describe('no hint', () => {
  test.each(SITES)('goes to the customers of the known providers in %s', (site) => {
    for (const provider of SITES.flatMap(mailProviders)) {
      expect(suggestEmail(`anna@${provider}`, site, false), provider).toBeUndefined();
    }
  });

  test.each(SITES)('flickers while an address of a known provider is typed in %s', (site) => {
    for (const provider of mailProviders(site)) {
      const address = `anna@${provider}`;
      const hints = Array.from(address, (_letter, index) => suggestEmail(address.slice(0, index + 1), site, true));
      expect(
        hints.filter((hint) => hint !== undefined),
        provider,
      ).toEqual([]);
    }
  });

  test.each([
    ['DE', 'mail.com'],
    ['DE', 'email.com'],
    ['DE', 'ymail.com'],
    ['DE', 'gmx.com'],
    ['DE', 'outlook.fr'],
    ['DE', 'outlook.es'],
    ['DE', 'hotmail.fr'],
    ['DE', 'live.fr'],
    ['DE', 'yahoo.dk'],
    ['DE', 'hotmail.co.uk'],
    ['DE', 'wes.de'],
    ['DE', 'fire.com'],
    ['DE', 'example.com'],
    ['DE', 'shop.example'],
    ['PL', 'interia.eu'],
    ['PL', 'onet.eu'],
    ['PL', 'op.pl'],
    ['CZ', 'centrum.sk'],
    ['SK', 'centrum.cz'],
    ['SK', 'atlas.sk'],
    ['HU', 't-online.de'],
    ['TR', 'yandex.com.tr'],
    ['TR', 'xn--mller-kva.de'],
  ] as const)('%s: comes for the honest domain %s', (site, domain) => {
    expect(suggestEmail(`anna@${domain}`, site, false)).toBeUndefined();
  });

  test.each(['', 'anna', 'anna@', 'anna@gmial', 'gmial.com', 'änne@gmial.com', 'a b@gmial.com'])(
    'comes for %j, which is no address yet',
    (typed) => {
      expect(suggestEmail(typed, 'DE', false)).toBeUndefined();
    },
  );
});
