import { type Material, passagesAt, type RuleContent, type RuleLink } from '../../locales/rules/material.ts';
import type { SiteRule } from '../../locales/rules/pack.ts';
import type { Broken, FooterPart, Place, Requirement } from '../../locales/rules/rule.ts';
import type { Site } from '../../src/embed/market/sites.ts';

interface BrokenMaterial {
  /** The passage that was changed. */
  readonly path: string;
  readonly material: Material;
}

/** Good material with the rule's own `broken` change made, once per passage that the rule looks at. */
export function breakings(site: Site, { rule, requirement }: SiteRule, material: Material): readonly BrokenMaterial[] {
  const broken = rule.brokenIn?.[site] ?? rule.broken;
  return (passagesAt(rule.at, material) ?? []).map(({ path, text }) => ({
    path,
    material: withChange(rule.at, path, material, broken, requirement, text),
  }));
}

function withChange(
  at: Place,
  path: string,
  material: Material,
  broken: Broken,
  requirement: Requirement,
  text: string,
): Material {
  if (at.in === 'footer' && material.content) {
    return { ...material, content: withContentChange(at.part, material.content, broken, requirement, text) };
  }
  const changed = changedText(text, broken, requirement);
  if (at.in === 'texts') return { ...material, texts: { ...material.texts, [path]: changed } };
  if (at.in === 'mails') return { ...material, mails: { ...material.mails, [path]: changed } };
  return { ...material, strip: changed };
}

function changedText(text: string, broken: Broken, requirement: Requirement): string {
  if ('prepend' in broken) return broken.prepend + text;
  if ('append' in broken) return text + broken.append;
  if (!('instead' in broken) || !('pattern' in requirement)) throw new Error('This change is not for a text.');
  const { source, flags } = requirement.pattern;
  return text.replaceAll(new RegExp(source, flags.includes('g') ? flags : `${flags}g`), broken.instead);
}

function withContentChange(
  part: FooterPart,
  content: RuleContent,
  broken: Broken,
  requirement: Requirement,
  text: string,
): RuleContent {
  if ('addLink' in broken) return { ...content, legalLinks: [...(content.legalLinks ?? []), broken.addLink] };
  if ('addSeal' in broken) {
    const { source, url } = broken.addSeal;
    return {
      ...content,
      qualityLogos: { logos: [...(content.qualityLogos?.logos ?? []), { image: { source }, link: { url } }] },
    };
  }
  if (part === 'legalLinks')
    return { ...content, legalLinks: changedLinks(content.legalLinks ?? [], broken, requirement) };
  const changed = changedText(text, broken, requirement);
  if (part === 'salesTax') return { ...content, salesTax: { textBeforeLink: changed } };
  const groups = content.teaser?.groups ?? [];
  return {
    ...content,
    teaser: {
      groups: groups.map((group) =>
        group.heading?.iconName === part ? { ...group, introductoryText: changed } : group,
      ),
    },
  };
}

function changedLinks(links: readonly RuleLink[], broken: Broken, requirement: Requirement): readonly RuleLink[] {
  if (!('words' in requirement)) throw new Error('This change is not for the legal links.');
  const { words } = requirement;
  const url = requirement.kind === 'link' ? requirement.url : undefined;
  const isMeant = (link: RuleLink) => (words ?? /^$/).test(link.text.replaceAll('\u00a0', ' ')) || link.url === url;
  const others = links.filter((link) => !isMeant(link));
  if ('link' in broken && broken.link === 'last') return [...others, ...links.filter(isMeant)];
  return links.flatMap((link) => {
    if (!isMeant(link)) return [link];
    if ('link' in broken) return [{ ...link, emphasis: false }];
    const instead = 'instead' in broken ? broken.instead : '';
    return instead === '' ? [] : [{ ...link, text: instead }];
  });
}
