import { closest, distance } from 'fastest-levenshtein';

/** A section of a guide, as the search knows it. */
export interface Section {
  /** The address of its page, seen from the other guides. */
  readonly page: string;
  /** The name of its guide. */
  readonly guide: string;
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

interface Indexed {
  readonly section: Section;
  /** All its words in their order. */
  readonly plain: string;
  /** Each field with what a hit in it is worth. */
  readonly fields: readonly (readonly [words: ReadonlySet<string>, weight: number])[];
}

/** What a hit in the heading, in the name of the guide and in the text is worth. */
const WEIGHTS = { heading: 4, guide: 3, text: 1 } as const;

/** A hit on the beginning of a word is worth less than one on the word. Too many words begin with two letters. */
const PREFIX = { from: 3, weight: 0.6 };

/** Shorter words are too similar to others to be corrected. */
const CORRECTED_FROM = 4;

/** A section with the words side by side is worth so many times more. */
const PHRASE = 2;

const MOST_RESULTS = 8;

/** Makes a search over sections. It returns the best ones first, and corrects a word that no section has. */
export function searchOf(sections: readonly Section[]): (query: string) => readonly Section[] {
  const index = sections.map(indexed);
  const vocabulary = [...new Set(index.flatMap(({ fields }) => fields.flatMap(([words]) => [...words])))];
  return (query) => {
    const words = wordsOf(query);
    const hits = [...new Set(words)].map((word) => hitsOf(index, corrected(word, vocabulary)));
    const phrase = ` ${words.join(' ')}`;
    return index
      .map(({ section, plain }, at) => {
        const score = scoreOf(hits.map((ofWord) => ofWord[at] ?? 0));
        return { section, score: plain.includes(phrase) ? score * PHRASE : score };
      })
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .slice(0, MOST_RESULTS)
      .map(({ section }) => section);
  };
}

/** The words of a text in lower case, without accents. */
export function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function indexed(section: Section): Indexed {
  const { heading, guide, text } = section;
  return {
    section,
    plain: ` ${wordsOf([heading, text].join(' ')).join(' ')}`,
    fields: Object.entries({ heading, guide, text }).map(
      ([name, value]) => [new Set(wordsOf(value)), WEIGHTS[name as keyof typeof WEIGHTS]] as const,
    ),
  };
}

function corrected(word: string, vocabulary: readonly string[]): string {
  if (word.length < CORRECTED_FROM || vocabulary.some((known) => known.startsWith(word))) return word;
  const near = closest(word, vocabulary);
  return distance(word, near) <= word.length / CORRECTED_FROM ? near : word;
}

/** What a word is worth in each section. A word that few sections have says more about what is wanted. */
function hitsOf(index: readonly Indexed[], word: string): readonly number[] {
  const hits = index.map(({ fields }) => fields.reduce((sum, [words, weight]) => sum + weight * hitIn(words, word), 0));
  const sections = hits.filter((hit) => hit > 0).length;
  return hits.map((hit) => hit * Math.log(1 + index.length / (sections || 1)));
}

function hitIn(words: ReadonlySet<string>, word: string): number {
  if (words.has(word)) return 1;
  if (word.length < PREFIX.from) return 0;
  for (const known of words) if (known.startsWith(word)) return PREFIX.weight;
  return 0;
}

/** A section with every word is better than one with a word in a good place. */
function scoreOf(hits: readonly number[]): number {
  const share = hits.filter((hit) => hit > 0).length / (hits.length || 1);
  return share ** 2 * hits.reduce((sum, hit) => sum + hit, 0);
}
