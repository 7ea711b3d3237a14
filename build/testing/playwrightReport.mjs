/**
 * The parts of Playwright's JSON report that are read here.
 *
 * @typedef {object} ReportedTest
 * @property {string} projectName
 * @property {'expected' | 'unexpected' | 'flaky' | 'skipped'} status
 * @property {readonly { type: string, description?: string }[]} annotations
 *
 * @typedef {object} ReportedSuite
 * @property {string} title
 * @property {readonly { title: string, tests: readonly ReportedTest[] }[]} [specs]
 * @property {readonly ReportedSuite[]} [suites]
 *
 * @typedef {object} Report
 * @property {readonly ReportedSuite[]} suites
 * @property {readonly { message?: string }[]} errors
 */

/**
 * Returns the outcome that a report of Playwright tells. A test that passed only when it was tried again has failed.
 *
 * @param {Report} report
 * @returns {import('./outcome.mjs').Outcome}
 */
export function playwrightOutcome(report) {
  /** @type {{ passed: number, failures: string[], skips: import('./outcome.mjs').Skip[] }} */
  const outcome = { passed: 0, failures: [], skips: [] };
  /** @param {ReportedSuite} suite @param {string} path */
  const visit = (suite, path) => {
    const here = path === '' ? suite.title : `${path} > ${suite.title}`;
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        const name = `[${test.projectName}] ${here} > ${spec.title}`;
        if (test.status === 'expected') outcome.passed += 1;
        else if (test.status === 'skipped') outcome.skips.push({ name, reason: skipReason(test) });
        else outcome.failures.push(name);
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, here);
  };
  for (const suite of report.suites) visit(suite, '');
  for (const error of report.errors)
    outcome.failures.push(`outside any test: ${error.message ?? 'unknown error'}`);
  return outcome;
}

/**
 * @param {ReportedTest} test
 * @returns {string} Why it was skipped; empty where nothing says so.
 */
function skipReason(test) {
  return test.annotations.find((annotation) => annotation.type === 'skip')?.description ?? '';
}
