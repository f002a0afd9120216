import { localTime } from '../../embed/market/local-time.ts';
import { timeZoneOf } from '../../embed/market/sites.ts';
import { staffText } from '../../embed/i18n/staff-texts.ts';
import { timeIn } from '../../embed/session/server-time.ts';
import { builtInContent } from '../../../widgets/footer/content/built-in.ts';
import { logoFile } from '../../../widgets/footer/content/logo-sources.ts';
import { hasSignedUp } from '../../../widgets/footer/sign-up-rules.ts';
import { momentOf, withOffset } from '../../../widgets/preview/wall-time-rules.ts';
import type { Call } from './call.ts';
import type { Settings } from './settings.ts';
import { sendByHand, type Visit } from './visit.ts';

const PS_DATA = '/service/customerfrontenddata/api/v1/psdata';
const TESTS = '/service/abtestfrontend/api/v1';
const LOGOS = '/service/footer-images/logos';

/** The call that decides whether the footer shows the sign-up. */
export function frontendDataCalls(): readonly Call[] {
  const common = { service: 'frontend-data', operation: 'getPsData', request: `GET ${PS_DATA}` } as const;
  return [
    { ...common, what: 'session data', statuses: [200], personal: true, act: showSignUp },
    {
      ...common,
      what: 'session data without X-CSRF-Token',
      statuses: [403],
      problem: 'urn:frontend-data:csrf_missing',
      act: (visit) => sendByHand(visit, PS_DATA, {}),
    },
  ];
}

async function showSignUp({ frontendData }: Visit): Promise<string> {
  try {
    const data = await frontendData.getPsData(undefined);
    const hides = hasSignedUp((data as { nl_status?: unknown } | null)?.nl_status);
    return `the footer ${hides ? 'hides' : 'shows'} the sign-up`;
  } catch {
    return 'the footer shows the sign-up, whoever has signed up';
  }
}

/** The calls of the A/B tests. */
export function abTestCalls({ site }: Settings): readonly Call[] {
  const tests = { service: 'abtest', operation: 'getTestsAt', request: `GET ${TESTS}/gettestsat` } as const;
  const zone = timeZoneOf(site);
  return [
    {
      service: 'abtest',
      operation: 'getAssignment',
      request: `GET ${TESTS}/getassignment`,
      what: 'assignment to the A/B tests',
      statuses: [200],
      personal: true,
      clock: true,
      act: assign,
    },
    {
      ...tests,
      what: 'A/B tests of now',
      statuses: [200],
      act: (visit) => listTests(visit, withOffset(momentOf(localTime(site, new Date()), zone), zone)),
    },
    {
      ...tests,
      what: 'A/B tests of a time that is none',
      statuses: [400],
      problem: 'urn:abtest:time_invalid',
      act: (visit) => listTests(visit, 'noon'),
    },
  ];
}

async function assign({ abTests, browser }: Visit): Promise<string> {
  await abTests.assign().catch(() => undefined);
  const readable = browser.exchange?.answer?.readable;
  const knows = readable !== undefined && timeIn(readable) !== null;
  return `shows nothing; the session follows the clock of the ${knows ? 'server' : 'device'}`;
}

async function listTests({ abTests }: Visit, time: string): Promise<string> {
  try {
    const tests = await abTests.getTestsAt(time);
    return `the staff panel says “${staffText(tests.length > 0 ? 'preview.tests.found' : 'preview.tests.none')}”`;
  } catch {
    return `the staff panel says “${staffText('preview.tests.failed')}”`;
  }
}

/** The logos that the built-in content of the site shows. */
export function footerImageCalls({ site }: Settings): readonly Call[] {
  const common = { service: 'footer-images', operation: 'getLogo' } as const;
  const files = new Set(sourcesIn(builtInContent(site)).flatMap((source) => logoFile(source) ?? []));
  return [
    ...Array.from(files, (file) => ({
      ...common,
      what: `logo ${file}`,
      request: `GET ${LOGOS}/${file}`,
      statuses: [200],
      act: (visit: Visit) => showLogo(visit, file),
    })),
    {
      ...common,
      what: 'logo that does not exist',
      request: `GET ${LOGOS}/no-such-logo.svg`,
      statuses: [404],
      problem: 'urn:footer-images:not_found',
      act: (visit) => showLogo(visit, 'no-such-logo.svg'),
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

async function showLogo(visit: Visit, file: string): Promise<string> {
  await sendByHand(visit, `${LOGOS}/${file}`, { mode: 'no-cors' });
  const answer = visit.browser.exchange?.answer;
  // A browser shows a picture by its content type, whatever the status.
  const isPicture = answer?.headers.get('Content-Type')?.startsWith('image/') === true;
  return isPicture ? 'the footer shows the logo' : 'the footer shows the name of the logo in its place';
}
