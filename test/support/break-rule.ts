import { type Material, passagesOf, type RuleContent, type RuleLink } from '../../locales/rules/material.ts';
import type { SiteRule } from '../../locales/rules/pack.ts';
import type { Breaking, FooterPart, Requirement } from '../../locales/rules/rule.ts';

interface BrokenPassage {
  /** The passage that was changed. */
  readonly path: string;
  /** The good material with one change each; at least one of them breaks the rule. */
  readonly materials: readonly Material[];
}

/** Changes good material so that it breaks a rule, once per passage that the rule looks at. */
export function breakings({ rule, requirement }: SiteRule, material: Material): readonly BrokenPassage[] {
  const { breaks, footer } = rule;
  return (passagesOf(rule, material) ?? []).map(({ path, text }) => {
    const texts = changedTexts(text, requirement, breaks);
    if (footer === undefined) {
      const materials = texts.map((changed) => ({ ...material, texts: { ...material.texts, [path]: changed } }));
      return { path, materials };
    }
    const { content = {} } = material;
    const contents =
      typeof breaks === 'object'
        ? [withAddition(content, breaks)]
        : footer === 'legalLinks'
          ? [{ ...content, legalLinks: changedLinks(content.legalLinks ?? [], requirement) }]
          : texts.map((changed) => withText(content, footer, changed));
    return { path, materials: contents.map((changed) => ({ ...material, content: changed })) };
  });
}

/** A long beginning moves what has to stand in the first lines out of them. */
const LONG = 'x'.repeat(120);

function changedTexts(text: string, requirement: Requirement, breaks: Breaking | undefined): readonly string[] {
  const longer = typeof breaks === 'string' ? [`${breaks} ${text} ${breaks}`] : [LONG + text];
  if (requirement.kind !== 'contains') return longer;
  const { source, flags } = requirement.words;
  const all = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  return [text.replaceAll(all, ''), ...longer];
}

function withAddition(content: RuleContent, breaks: Breaking & object): RuleContent {
  if ('text' in breaks) return { ...content, legalLinks: [...(content.legalLinks ?? []), breaks] };
  const seals = breaks.seals.map((source) => ({ image: { source, label: '' }, link: { url: breaks.url, text: '' } }));
  return { ...content, qualityLogos: { logos: [...(content.qualityLogos?.logos ?? []), ...seals] } };
}

function changedLinks(links: readonly RuleLink[], requirement: Requirement): readonly RuleLink[] {
  if (requirement.kind === 'no emphasis') throw new Error('Only an added link can break the rule.');
  const { words, kind, url } = requirement;
  const isMeant = (link: RuleLink): boolean => words.test(link.text.replaceAll('\u00a0', ' ')) || link.url === url;
  if (kind === 'emphasis') return links.map((link) => ({ ...link, emphasis: false }));
  const others = links.filter((link) => !isMeant(link));
  return kind === 'first' ? [...others, ...links.filter(isMeant)] : others;
}

function withText(content: RuleContent, part: FooterPart, text: string): RuleContent {
  if (part === 'salesTax') return { ...content, salesTax: { textBeforeLink: text } };
  if (part === 'sentences') return { ...content, headline: text };
  const groups = (content.teaser?.groups ?? []).map((group) =>
    group.heading?.iconName === part ? { ...group, introductoryText: text } : group,
  );
  return { ...content, teaser: { groups } };
}
