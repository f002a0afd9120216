/** A page of the guides. */
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

const guide = (id: string, name: string, source = `content/${id}.md`): Guide => ({ id, name, source });

/** Every page of the guides, in the order of the navigation. */
export const GROUPS: readonly GuideGroup[] = [
  {
    name: 'Start',
    guides: [
      guide('index', 'Where to begin'),
      guide('go-live', 'Before you go live'),
      guide('quick-start', 'Quick start'),
      guide('sign-ups', 'Where sign-ups go'),
      guide('own-service', 'Your own sign-up service'),
      guide('editors', 'For editors: two pages'),
      guide('examples', 'Examples'),
      guide('demo', 'The demo'),
      guide('on-your-page', 'Tags on your page'),
      guide('texts-and-content', 'Texts and content'),
      guide('troubleshooting', 'Troubleshooting'),
    ],
  },
  {
    name: 'Tags',
    guides: [
      guide('newsletter', 'Sign-up'),
      guide('footer', 'Footer'),
      guide('staff-panel', 'Staff panel'),
      guide('session', 'Session'),
      guide('layout', 'Layout'),
      guide('reference', 'Tags and attributes'),
      guide('events', 'Events'),
      guide('text-keys', 'Text keys'),
      guide('theming', 'Theming'),
    ],
  },
  {
    name: 'Your CMS',
    guides: [
      guide('plain-html', 'Plain HTML'),
      guide('templates', 'Templates'),
      guide('cms', 'In a CMS'),
      guide('wordpress', 'WordPress'),
      guide('typo3', 'TYPO3'),
      guide('drupal', 'Drupal'),
      guide('joomla', 'Joomla'),
      guide('magento', 'Magento'),
      guide('aem', 'Adobe Experience Manager'),
      guide('shopify', 'Shopify'),
      guide('dokuwiki', 'DokuWiki'),
      guide('mediawiki', 'MediaWiki'),
      guide('static-sites', 'Static site generators'),
      guide('tag-manager', 'Tag manager'),
      guide('tried', 'Test results', '../../test/proofs/cms/RESULTS.md'),
    ],
  },
  {
    name: 'Your application',
    guides: [
      guide('frameworks', 'Frameworks and page swappers'),
      guide('react', 'React'),
      guide('vue', 'Vue'),
      guide('typescript', 'TypeScript'),
      guide('ui-elements', 'Interface elements for React'),
    ],
  },
  {
    name: 'Operation',
    guides: [
      guide('operate', 'Operate it'),
      guide('services', 'Services'),
      guide('delivery', 'Delivery and caching'),
      guide('prerendering', 'Prerendering'),
      guide('security', 'CSP and trusted origins'),
      guide('privacy', 'Privacy facts'),
      guide('accessibility', 'Accessibility'),
      guide('analytics', 'Analytics'),
      guide('compatibility', 'Browsers and libraries'),
      guide('limits', 'Limits, timing and law'),
      guide('glossary', 'Glossary'),
      guide('vulnerabilities', 'Report a vulnerability', '../../SECURITY.md'),
    ],
  },
  {
    name: 'Work on it',
    guides: [
      guide('contributing', 'Contributing', '../../CONTRIBUTING.md'),
      guide('how-it-works', 'How it works', '../../HOW-IT-WORKS.md'),
      guide('proofs', 'The proofs', '../../test/proofs/README.md'),
      guide('benchmark', 'Results of the benchmark', '../../test/proofs/bench/RESULTS.md'),
      guide('changelog', 'Changelog', '../../CHANGELOG.md'),
    ],
  },
];

export const GUIDES: readonly Guide[] = GROUPS.flatMap(({ guides }) => guides);
