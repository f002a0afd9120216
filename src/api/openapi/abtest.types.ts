// Made by generate.ts from abtest.yaml; do not edit.

/**
 * The groups that the visitor is in.
 */
export interface Assignment {
  assignments: AssignedGroup[];
}
export interface AssignedGroup {
  test: string;
  group: string;
}

/** Every operation of the service: its method, and its path below the base. */
export const abtestOperations = {
  /** Puts the visitor into the groups of the tests that run. The answer is not read. */
  getAssignment: { method: 'GET', path: '/getassignment' },
} as const;

/** What each operation takes as its body and answers on success. */
export interface AbtestBodies {
  getAssignment: { request: undefined; response: Assignment };
}
