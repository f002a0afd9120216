/** An answer of a service; a body that is no text is sent as JSON. */
export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const PREVIEW_API = '/service/preview/api';

/** The calls of the tags. `*` stands for any one segment. */
export const CALLS = {
  signUp: 'POST /service/newsletter/api/internal/newsletter-subscribers',
  customer: 'GET /service/newsletter/api/*/customers/base-data',
  frontendData: 'GET /service/customerfrontenddata/api/v1/psdata',
  logos: 'GET /service/footer-images/logos/*',
  renewal: 'POST /service/login/api/v1/logintoken/renew',
  assignment: 'GET /service/abtestfrontend/api/v1/getassignment',
  tests: 'GET /service/abtestfrontend/api/v1/gettestsat',
  staffCheck: `GET ${PREVIEW_API}/auth/checkauth`,
  staffRenewal: `GET ${PREVIEW_API}/auth/login/renew`,
  logOut: `GET ${PREVIEW_API}/auth/logout`,
  apply: `GET ${PREVIEW_API}/token`,
} as const;

/** The answer of each service when it works: to a visitor who has not signed up, a customer without data, and staff. */
export const ANSWERS: Readonly<Record<keyof typeof CALLS, Answer>> = {
  signUp: { status: 201, body: {} },
  customer: { body: {} },
  frontendData: { body: { nl_status: 'UNKNOWN' } },
  logos: {
    headers: { 'content-type': 'image/svg+xml' },
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"/>',
  },
  renewal: { status: 201, body: { status: 'RENEWED' } },
  assignment: { body: { assignments: [] } },
  tests: {
    body: [
      { name: 'headline', groups: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] },
      { name: 'teaser', groups: [{ name: 'X' }] },
    ],
  },
  staffCheck: { body: { status: 'SUCCESS', dateTime: null, abTestName: null, abTestGroup: null } },
  staffRenewal: { body: { status: 'SUCCESS' } },
  // It deletes the cookies as the service does: the page that is loaded next is that of a visitor.
  logOut: {
    headers: { 'set-cookie': 'StaffAuthToken=; Path=/; Max-Age=0\nCobraAuthToken=; Path=/; Max-Age=0' },
    body: { status: 'SUCCESS' },
  },
  apply: { body: { status: 'SUCCESS' } },
};
