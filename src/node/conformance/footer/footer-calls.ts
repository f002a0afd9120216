import { builtInContent } from '../../../../widgets/footer/content/built-in.ts';
import { logoFile } from '../../../../widgets/footer/content/logo-sources.ts';
import type { Call } from '../call.ts';
import type { Settings } from '../settings.ts';

/** The call that decides whether the footer shows the sign-up. */
export function frontendDataCalls(): readonly Call[] {
  return [
    {
      what: 'session data',
      statuses: [200],
      personal: true,
      act: ({ frontendData }) => frontendData.getPsData(undefined),
    },
    {
      what: 'session data without X-CSRF-Token',
      statuses: [403],
      problem: 'urn:frontend-data:csrf_missing',
      act: ({ send }) => send('/service/customerfrontenddata/api/v1/psdata'),
    },
  ];
}

/** The logos that the built-in content of the site shows. */
export function footerImageCalls({ site }: Settings): readonly Call[] {
  const files = new Set(sourcesIn(builtInContent(site)).flatMap((source) => logoFile(source) ?? []));
  return [
    ...Array.from(files, (file) => ({ what: `logo ${file}`, statuses: [200], act: showing(file) })),
    {
      what: 'logo that does not exist',
      statuses: [404],
      problem: 'urn:footer-images:not_found',
      act: showing('no-such-logo.svg'),
    },
  ];
}

function showing(file: string): Call['act'] {
  return ({ send }) => send(`/service/footer-images/logos/${file}`, { mode: 'no-cors' });
}

/** Every `source` in a content, wherever it stands. */
function sourcesIn(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    key === 'source' && typeof value === 'string' ? [value] : sourcesIn(value),
  );
}
