// @vitest-environment node
import { expect, it } from 'vitest';
import { PASSWORD_TEXTS } from './password-texts.ts';

it.each(['pl-PL', 'cs-CZ', 'sk-SK', 'da-DK', 'sv-SE'] as const)(
  'the strength of a password continues in lower case after the colon in %s',
  (language) => {
    const { label, ...levels } = PASSWORD_TEXTS[language];
    const words = Object.values(levels);
    expect(words).toEqual(words.map((word) => word.toLocaleLowerCase(language)));
    expect(label).not.toBe(label.toLocaleLowerCase(language));
  },
);
