import { localTime } from '../../../embed/market/local-time.ts';
import { timeZoneOf } from '../../../embed/market/sites.ts';
import { momentOf, withOffset } from '../../../../widgets/preview/wall-time-rules.ts';
import type { Call } from '../call.ts';
import type { Settings } from '../settings.ts';

/** The calls of the A/B tests. */
export function abTestCalls({ site }: Settings): readonly Call[] {
  const zone = timeZoneOf(site);
  return [
    {
      what: 'assignment to the A/B tests',
      statuses: [200],
      personal: true,
      clock: true,
      act: ({ abTests }) => abTests.assign(),
    },
    {
      what: 'current A/B tests',
      statuses: [200],
      act: ({ abTests }) => abTests.getTestsAt(withOffset(momentOf(localTime(site, new Date()), zone), zone)),
    },
    {
      what: 'A/B tests of an invalid time',
      statuses: [400],
      problem: 'urn:abtest:time_invalid',
      act: ({ abTests }) => abTests.getTestsAt('noon'),
    },
  ];
}
