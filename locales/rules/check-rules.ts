import type { Site } from '../../src/embed/market/sites.ts';
import { type Material, type Passage, passagesOf, type RuleLink } from './material.ts';
import { rulesOf, type SiteRule } from './pack.ts';
import type { Requirement } from './rule.ts';

/** A rule that a text or a content breaks. */
export interface Finding extends SiteRule {
  /** Where, such as `newsletter.legalNotice` or `teaser.groups[3].introductoryText`. */
  readonly path: string;
  /** What is wrong and how to fix it, as a clause that follows the path. */
  readonly remedy: string;
}

/**
 * Checks texts and content by the rules of a site.
 *
 * @param material what to check; a rule about a part that is not given is not checked
 * @param example material that keeps the rules, from which a remedy quotes
 */
export function checkRules(site: Site, material: Material, example: Material = {}): readonly Finding[] {
  return rulesOf(site).flatMap((siteRule) => {
    const { rule, requirement } = siteRule;
    const passages = passagesOf(rule, material);
    if (passages === undefined) return [];
    const examples = passagesOf(rule, example);
    return passages.flatMap((passage, index) => {
      const remedy = remedyFor(requirement, passage, material, examples?.[index]);
      return remedy === undefined ? [] : [{ ...siteRule, path: passage.path, remedy }];
    });
  });
}

/** How to fix a passage of the material, with an example that keeps the rule; `undefined` where it meets the requirement. */
export function remedyFor(
  requirement: Requirement,
  passage: Pick<Passage, 'text'>,
  material: Material,
  example?: Pick<Passage, 'text'>,
): string | undefined {
  const { text } = passage;
  const links = material.content?.legalLinks ?? [];
  switch (requirement.kind) {
    case 'contains': {
      if (requirement.when && text.search(requirement.when) === -1) return undefined;
      if (text.search(requirement.words) !== -1) return undefined;
      const words = example?.text.match(requirement.words)?.[0];
      return words
        ? `does not say what its rule requires; add it, for example: “${shortened(words)}”`
        : 'does not say what its rule requires; add it';
    }
    case 'lacks': {
      const found = text.match(requirement.words)?.[0];
      return found === undefined ? undefined : `must not say “${shortened(found)}”; remove it`;
    }
    case 'link':
      return links.some((link) => leadsTo(link, requirement)) ? undefined : missingLink(requirement, example);
    case 'first':
      return links[0] && isNamed(links[0], requirement.words)
        ? undefined
        : 'does not begin with the required link; move that link to the top';
    case 'emphasis':
      return emphasisRemedy(links, requirement.words);
    case 'no emphasis':
      return emphasisRemedy(links, undefined);
    // Stryker disable next-line ConditionalExpression: no kind is left, which the compiler sees to.
    default:
      return requirement satisfies never;
  }
}

type LinkRequirement = Extract<Requirement, { words: RegExp }>;

/** A link with a validity is missing on other days, so it is not the one that has to be there. */
function leadsTo(link: RuleLink, { words, url }: LinkRequirement): boolean {
  if (link.validFrom !== undefined || link.validTo !== undefined) return false;
  return isNamed(link, words) || link.url === url;
}

function isNamed({ text }: RuleLink, words: RegExp): boolean {
  return words.test(text.replaceAll('\u00a0', ' '));
}

function missingLink({ words, url }: LinkRequirement, example: Pick<Passage, 'text'> | undefined): string {
  const lines = example?.text.split('\n').map((line) => {
    const [address, ...rest] = line.split(' ');
    return { url: address, text: rest.join(' ') };
  });
  const line = lines?.find((known) => known.url === url) ?? lines?.find((known) => words.test(known.text));
  const entry = line ? `, such as ${JSON.stringify(line)}` : '';
  const part = line && words.exec(line.text)?.[0];
  const which = part === undefined ? 'for this rule' : `whose text contains “${part}”`;
  return `has no link ${which}; add one without validFrom and validTo${entry}`;
}

function emphasisRemedy(links: readonly RuleLink[], words: RegExp | undefined): string | undefined {
  const wrong = links.find((link) => (link.emphasis === true) !== (words !== undefined && isNamed(link, words)));
  if (wrong) {
    const remedy = wrong.emphasis ? 'remove "emphasis"' : 'add "emphasis": true';
    return `has the wrong emphasis at “${wrong.text}”; ${remedy} there`;
  }
  const found = words === undefined || links.some((link) => isNamed(link, words));
  return found ? undefined : 'has no link with emphasis; add the one of this rule with "emphasis": true';
}

function shortened(text: string): string {
  const line = text.trim().replaceAll('\n', ' ');
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}
