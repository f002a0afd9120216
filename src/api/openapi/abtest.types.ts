// Made by generate.ts from abtest.yaml; do not edit.

export type AbTestList = AbTest[];
export type ProblemType = 'urn:abtest:time_invalid' | 'urn:abtest:internal_error';

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
export interface AbTest {
  name: string;
  groups: AbTestGroup[];
}
export interface AbTestGroup {
  name: string;
}
/**
 * An error as RFC 9457 has it. Clients read `type` alone.
 */
export interface Problem {
  type: ProblemType;
  title: string;
  status: number;
  /**
   * For developers. Names the rule; never holds what was sent.
   */
  detail?: string;
}

/** Every operation of the service: its method, and its path below the base. */
export const abtestOperations = {
  /** Puts the visitor into the groups of the tests that run. The answer is not read. */
  getAssignment: { method: 'GET', path: '/getassignment' },
  /** The tests that are active at a moment. */
  getTestsAt: { method: 'GET', path: '/gettestsat' },
} as const;

/** What each operation takes as its body and answers on success. */
export interface AbtestBodies {
  getAssignment: { request: undefined; response: Assignment };
  getTestsAt: { request: undefined; response: AbTestList };
}
