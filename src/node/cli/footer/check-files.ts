import { isRecord } from '../../../embed/is-record.ts';
import { LOCALE_TEXTS } from '../../../embed/i18n/locales.ts';
import {
  type OverrideProblem,
  readOverrides,
  type TextOverrides,
  textsForSite,
} from '../../../embed/i18n/text-overrides.ts';
import { describeProblem } from '../../../embed/i18n/text-problems.ts';
import { DEFAULT_SITE, localeOf, type Site } from '../../../embed/market/sites.ts';
import { checkFile, contentProblems, type FileReport, type ReadFile } from './content-report.ts';
import { examplesIn, foreignTextsIn } from './copied-texts.ts';

export interface Files {
  /** Files with content; those in HTML are pages. */
  readonly files: readonly string[];
  /** Also look for texts of other countries. */
  readonly site: Site | undefined;
  /** Files with the page's own texts. */
  readonly texts: readonly string[];
  /** `demo.shop`, if what the demo's shop says is true of this shop, too. */
  readonly without: readonly string[];
  /** Whether the texts have to name company and goods, because no other place of the page is known. */
  readonly namesShop?: boolean;
}

/** Checks files for facts: keys and values that the widgets refuse, and texts of the demo's shop or of another country. */
export async function checkFiles(
  { files, site, texts, without, namesShop = false }: Files,
  readFile: ReadFile,
): Promise<FileReport[]> {
  const copied = (value: unknown): readonly string[] => [
    ...examplesIn(value, without),
    ...(site === undefined ? [] : foreignTextsIn(value, site)),
  ];
  const first = (problems: readonly string[], value: unknown): readonly string[] =>
    problems.length > 0 ? problems : copied(value);
  return Promise.all([
    ...files.map((file) => checkFile(file, readFile, (value) => first(contentProblems(value), value))),
    ...texts.map((file) =>
      checkFile(file, readFile, (value) => {
        const own = isRecord(value) ? textsForSite(value, site ?? DEFAULT_SITE) : (value ?? {});
        return first(textProblems(own, site, namesShop), own);
      }),
    ),
  ]);
}

function textProblems(value: unknown, site: Site = DEFAULT_SITE, namesShop: boolean): readonly string[] {
  const builtIn = LOCALE_TEXTS[localeOf(site)];
  const keys = Object.keys(builtIn);
  const { overrides, problems } = readOverrides(value, new Set(keys));
  return [
    ...problems.map((problem) => textProblem(problem, keys)),
    ...brokenTags(overrides, builtIn),
    ...(namesShop ? missingNames(overrides) : []),
  ];
}

/** A consent names the company, and the goods, which a notice of the shop's own names itself. */
function missingNames({ 'shop.company': company, 'shop.goods': goods, ...texts }: TextOverrides): readonly string[] {
  const { 'newsletter.legalNotice': notice = '{{goods}}' } = texts;
  return [
    ...(company?.trim()
      ? []
      : ['"shop.company" is missing: your company with its legal form, which the consents name.']),
    ...(goods?.trim() || !notice.includes('{{goods}}')
      ? []
      : ['"shop.goods" is missing: what the newsletter advertises, such as "bicycles and accessories".']),
  ];
}

function textProblem(problem: OverrideProblem, keys: readonly string[]): string {
  const words = describeProblem(problem, keys);
  return problem.kind === 'shape' ? words : `"${problem.key}": ${words}`;
}

const TAG = /<(\w+)>([^<>]+)<\/\1>/gu;

/** A tag that is not closed, or that the built-in text does not have, is shown as text. */
function brokenTags(overrides: TextOverrides, builtIn: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(overrides).flatMap(([key, text]) => {
    const known = Array.from((builtIn[key] ?? '').matchAll(TAG), ([, tag]) => `<${tag}>`);
    const rest = text.replaceAll(TAG, (whole, tag: string, words: string) =>
      known.includes(`<${tag}>`) ? words : whole,
    );
    const [broken] = /<\/?\w+>/u.exec(rest) ?? [];
    if (broken === undefined) return [];
    const allowed = known.length > 0 ? `this text has ${known.join(', ')}` : 'this text has no links';
    return [`"${key}": ${broken} is not closed or not known; ${allowed}.`];
  });
}
