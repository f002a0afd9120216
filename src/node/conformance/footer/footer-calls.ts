import { builtInContent } from '../../../../widgets/footer/content/built-in.ts';
import { logoFile } from '../../../../widgets/footer/content/logo-sources.ts';
import type { Call } from '../call.ts';
import type { Settings } from '../settings.ts';

const PS_DATA = '/service/customerfrontenddata/api/v1/psdata';
const LOGOS = '/service/footer-images/logos';

/** The call that decides whether the footer shows the sign-up. */
export function frontendDataCalls(): readonly Call[] {
  const common = { service: 'frontend-data', operation: 'getPsData', request: `GET ${PS_DATA}` } as const;
  return [
    {
      ...common,
      what: 'session data',
      statuses: [200],
      personal: true,
      act: ({ frontendData }) => frontendData.getPsData(undefined),
    },
    {
      ...common,
      what: 'session data without X-CSRF-Token',
      statuses: [403],
      problem: 'urn:frontend-data:csrf_missing',
      act: ({ send }) => send(PS_DATA),
    },
  ];
}

/** The logos that the built-in content of the site shows. */
export function footerImageCalls({ site }: Settings): readonly Call[] {
  const files = new Set(sourcesIn(builtInContent(site)).flatMap((source) => logoFile(source) ?? []));
  const callOf = (file: string) =>
    ({
      service: 'footer-images',
      operation: 'getLogo',
      request: `GET ${LOGOS}/${file}`,
      act: ({ send }) => send(`${LOGOS}/${file}`, { mode: 'no-cors' }),
    }) as const satisfies Partial<Call>;
  return [
    ...Array.from(files, (file) => ({ ...callOf(file), what: `logo ${file}`, statuses: [200] })),
    {
      ...callOf('no-such-logo.svg'),
      what: 'logo that does not exist',
      statuses: [404],
      problem: 'urn:footer-images:not_found',
    },
  ];
}

/** Every `source` in a content, wherever it stands. */
function sourcesIn(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    key === 'source' && typeof value === 'string' ? [value] : sourcesIn(value),
  );
}
