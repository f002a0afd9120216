/** What is tried on a page; a column each of the table of results. */
export const CHECKS = ['sign-up', 'footer', 'staff panel', 'styles of the host', 'console'] as const;
