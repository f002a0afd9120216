import { LOCALE_TEXTS } from '../../../embed/i18n/locales.ts';
import { describeProblem, type OverrideProblem, readOverrides } from '../../../embed/i18n/text-overrides.ts';
import { checkRules } from '../../../../locales/rules/check-rules.ts';
import type { Material } from '../../../../locales/rules/material.ts';
import { DEFAULT_SITE, localeOf, type Site } from '../../../embed/market/sites.ts';
import { builtInContent } from '../../../../widgets/footer/content/built-in.ts';
import { mergeContent } from '../../../../widgets/footer/content/merge-content.ts';
import { describeFailure } from '../../../../widgets/footer/content/parse-content.ts';
import { checkContent, type FileReport, type ReadFile, readContent, reportOn } from './check.ts';
import { examplesIn, OF_DEMO } from './examples.ts';

export const ADVICE = 'This check is not legal advice: ask a lawyer of the market.';

export interface Files {
  /** Files with content; those in HTML are pages. */
  readonly files: readonly string[];
  /** Also check the rules of this site's market. */
  readonly site: Site | undefined;
  /** Files with the page's own texts, which only a market has rules for. */
  readonly texts: readonly string[];
  /** The ids of the rules that do not concern the shop. */
  readonly without: readonly string[];
}

/**
 * Checks files by the rules of the footer and, if a site is given, by the rules of its market. What a file has left of the
 * demo's shop is a problem in both.
 */
export async function checkFiles(given: Files, readFile: ReadFile): Promise<FileReport[]> {
  const { files, site, texts } = given;
  const withExamples = async (file: string, check: Promise<FileReport>): Promise<FileReport> => {
    const report = await check;
    // A file that cannot be read, or is too deep, is reported already.
    const examples = await readContent(file, readFile)
      .then((value) => examplesIn(value, given.without.includes(OF_DEMO)))
      .catch(() => []);
    if (examples.length === 0) return report;
    const { lines } = reportOn(file, examples);
    return { good: false, lines: report.good ? lines : [...lines, ...report.lines] };
  };
  return Promise.all([
    ...files.map(async (file) => withExamples(file, checkForSite(file, given, readFile))),
    ...(site ? texts : []).map(async (file) => withExamples(file, checkTexts(file, given, readFile))),
  ]);
}

async function checkForSite(file: string, { site, without }: Files, readFile: ReadFile): Promise<FileReport> {
  const shape = await checkContent(file, readFile);
  if (!shape.good || site === undefined) return shape;
  const { content } = mergeContent(builtInContent(site), (await readContent(file, readFile)) ?? {});
  return reportOnRules(site, file, { content }, without);
}

async function checkTexts(
  file: string,
  { site = DEFAULT_SITE, without }: Files,
  readFile: ReadFile,
): Promise<FileReport> {
  try {
    const builtIn = LOCALE_TEXTS[localeOf(site)];
    const keys = Object.keys(builtIn);
    const { overrides, problems } = readOverrides((await readContent(file, readFile)) ?? {}, new Set(keys));
    const named = problems.map((problem) => textProblem(problem, keys));
    if (named.length > 0) return reportOn(file, named);
    // The consents name the shop if a page overrides only the name of the shop.
    const company = overrides['shop.company'] ?? overrides['shop.name'] ?? '';
    return reportOnRules(site, file, { texts: { ...builtIn, ...overrides, 'shop.company': company } }, without);
  } catch (error) {
    return reportOn(file, [describeFailure(error)]);
  }
}

function textProblem(problem: OverrideProblem, keys: readonly string[]): string {
  const words = describeProblem(problem, keys);
  return problem.kind === 'shape' ? words : `"${problem.key}": ${words}`;
}

function reportOnRules(site: Site, file: string, material: Material, without: Files['without']): FileReport {
  const builtIn = { texts: LOCALE_TEXTS[localeOf(site)], content: builtInContent(site) };
  const findings = checkRules(site, material, builtIn).filter(({ rule }) => !without.includes(rule.id));
  const problems = findings.map(
    ({ path, remedy, rule, source }) =>
      `${path} ${remedy}. Rule: ${rule.sentence} (rule ${rule.id} of ${site}; source: ${source})`,
  );
  const advised = problems.length > 0 ? [...problems, ADVICE] : [];
  return reportOn(file, advised, [`follows the rules of ${site}.`, ADVICE]);
}
