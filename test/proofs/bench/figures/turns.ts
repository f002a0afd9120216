/**
 * Measures subjects in turns, so that a busy machine affects all of them. A first round is not counted: it warms up the
 * browser.
 *
 * @param rounds number of measurements of each subject
 * @returns a list of results for each subject
 */
export async function measureInTurns<Subject, Result>(
  subjects: readonly Subject[],
  rounds: number,
  measure: (subject: Subject) => Promise<Result>,
): Promise<Result[][]> {
  const results = subjects.map((): Result[] => []);
  for (const subject of subjects) await measure(subject);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, subject] of subjects.entries()) results[index]?.push(await measure(subject));
  }
  return results;
}
