import { LOGO_SOURCES, logoFile } from '../../../../widgets/footer/content/logo-sources.ts';
import type { Call } from '../call.ts';

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

/** Every logo that content may name: which of them a shop shows is not known here. */
export function footerImageCalls(): readonly Call[] {
  const files = LOGO_SOURCES.flatMap((source) => logoFile(source) ?? []);
  return [
    ...files.map((file) => ({ what: `logo ${file}`, statuses: [200], act: showing(file) })),
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
