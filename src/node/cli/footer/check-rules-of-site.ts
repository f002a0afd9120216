import { LOCALE_TEXTS } from '../../../embed/i18n/locales.ts';
import {
  describeProblem,
  type OverrideProblem,
  readOverrides,
  textsForSite,
} from '../../../embed/i18n/text-overrides.ts';
import { checkRules } from '../../../../locales/rules/check-rules.ts';
import type { Material } from '../../../../locales/rules/material.ts';
import { isRecord } from '../../../embed/is-record.ts';
import { localeOf, type Site } from '../../../embed/market/sites.ts';
import { builtInContent } from '../../../../widgets/footer/content/built-in.ts';
import { mergeContent } from '../../../../widgets/footer/content/merge-content.ts';
import { checkFile, contentProblems, type FileReport, type ReadFile } from './check.ts';
import { examplesIn } from './examples.ts';

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
export async function checkFiles({ files, site, texts, without }: Files, readFile: ReadFile): Promise<FileReport[]> {
  const good = site === undefined ? ['good.'] : [`follows the rules of ${site}.`, ADVICE];
  const ofContent = (value: unknown): readonly string[] => problemsOfContent(value, site, without);
  const contents = files.map((file) => checkFile(file, readFile, ofContent, good));
  if (site === undefined) return Promise.all(contents);
  const ofTexts = (value: unknown): readonly string[] => problemsOfTexts(value, site, without);
  return Promise.all([...contents, ...texts.map((file) => checkFile(file, readFile, ofTexts, good))]);
}

function problemsOfContent(value: unknown, site: Files['site'], without: Files['without']): readonly string[] {
  const shape = contentProblems(value);
  if (shape.length > 0) return shape;
  const copied = examplesIn(value, without);
  if (site === undefined) return copied;
  const { content } = mergeContent(builtInContent(site), value ?? {});
  return [...copied, ...brokenRules(site, { content }, without)];
}

function problemsOfTexts(value: unknown, site: Site, without: Files['without']): readonly string[] {
  const builtIn = LOCALE_TEXTS[localeOf(site)];
  const keys = Object.keys(builtIn);
  const given = isRecord(value) ? textsForSite(value, site) : (value ?? {});
  const { overrides, problems } = readOverrides(given, new Set(keys));
  if (problems.length > 0) return problems.map((problem) => textProblem(problem, keys));
  // The consents name the shop if a page overrides only the name of the shop.
  const company = overrides['shop.company'] ?? overrides['shop.name'] ?? '';
  const texts = { ...builtIn, ...overrides, 'shop.company': company };
  return [...examplesIn(value, without), ...brokenRules(site, { texts }, without)];
}

function textProblem(problem: OverrideProblem, keys: readonly string[]): string {
  const words = describeProblem(problem, keys);
  return problem.kind === 'shape' ? words : `"${problem.key}": ${words}`;
}

function brokenRules(site: Site, material: Material, without: Files['without']): readonly string[] {
  const builtIn = { texts: LOCALE_TEXTS[localeOf(site)], content: builtInContent(site) };
  const findings = checkRules(site, material, builtIn).filter(({ rule }) => !without.includes(rule.id));
  const problems = findings.map(
    ({ path, remedy, rule, source }) =>
      `${path} ${remedy}. Rule: ${rule.sentence} (rule ${rule.id} of ${site}; source: ${source})`,
  );
  return problems.length > 0 ? [...problems, ADVICE] : [];
}
