import names from './pages.json' with { type: 'json' };

export interface Guide {
  /** Its file name without the extension, in the sources and on the site. */
  readonly id: string;
  /** Its name in the navigation. */
  readonly name: string;
  /** Its Markdown file, seen from `demo/guides`. */
  readonly source: string;
}

export interface GuideGroup {
  readonly name: string;
  readonly guides: readonly Guide[];
}

/** The sources that are not in `content/`. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  tried: '../../test/proofs/cms/RESULTS.md',
  vulnerabilities: '../../SECURITY.md',
  contributing: '../../CONTRIBUTING.md',
  'how-it-works': '../../HOW-IT-WORKS.md',
  proofs: '../../test/proofs/README.md',
  benchmark: '../../test/proofs/bench/RESULTS.md',
  changelog: '../../CHANGELOG.md',
};

/** Every page of the guides, in the order of the navigation. */
export const GROUPS: readonly GuideGroup[] = Object.entries(names).map(([group, guides]) => ({
  name: group,
  guides: Object.entries(guides).map(([id, name]) => ({ id, name, source: ELSEWHERE[id] ?? `content/${id}.md` })),
}));

export const GUIDES: readonly Guide[] = GROUPS.flatMap(({ guides }) => guides);
