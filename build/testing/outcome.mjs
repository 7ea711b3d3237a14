/**
 * How many tests a step ran and how they ended.
 *
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {readonly string[]} failures The names of those that failed.
 * @property {readonly Skip[]} skips
 */

/** @typedef {{ name: string, reason: string }} Skip */

/**
 * A kind of skip that is expected: patterns for the test's name and for the reason.
 *
 * @typedef {{ name: string, reason: string }} AllowedSkip
 */

/**
 * Returns the outcome of a check that only passes or fails.
 *
 * @param {string} name
 * @param {number} status The exit status of its command.
 * @returns {Outcome}
 */
export function checkOutcome(name, status) {
  return status === 0
    ? { passed: 1, failures: [], skips: [] }
    : { passed: 0, failures: [`${name} (exit status ${status})`], skips: [] };
}

/**
 * Returns the outcome of a test run from its report and its exit status: a run that reported no failure and still did
 * not end well counts as one failure, so that a crash is never taken for a success.
 *
 * @param {string} name
 * @param {Outcome | null} reported Null where there is no report.
 * @param {number} status The exit status of its command.
 * @returns {Outcome}
 */
export function runOutcome(name, reported, status) {
  if (reported === null)
    return { passed: 0, failures: [`${name} left no report (exit status ${status})`], skips: [] };
  if (status !== 0 && reported.failures.length === 0) {
    return { ...reported, failures: [`${name} ended with exit status ${status}`] };
  }
  if (reported.passed + reported.failures.length === 0)
    return { ...reported, failures: [`${name} ran no test`] };
  return reported;
}

/**
 * Returns the skips that no allowed kind covers.
 *
 * @param {readonly Skip[]} skips
 * @param {readonly AllowedSkip[]} allowed
 * @returns {Skip[]}
 */
export function unlistedSkips(skips, allowed) {
  return skips.filter(
    (skip) =>
      skip.reason === '' ||
      !allowed.some(
        (kind) => new RegExp(kind.name).test(skip.name) && new RegExp(kind.reason).test(skip.reason),
      ),
  );
}

/**
 * Returns the lines that close a test run: each failure, each skip with its reason, and last the counts.
 *
 * @param {readonly Outcome[]} outcomes
 * @param {readonly AllowedSkip[]} allowed
 * @returns {{ lines: string[], ok: boolean }}
 */
export function closingLines(outcomes, allowed) {
  const skips = outcomes.flatMap((outcome) => outcome.skips);
  const unlisted = unlistedSkips(skips, allowed);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const notAllowed = unlisted.map(
    (skip) => `${skip.name} was skipped, which test/support/allowedSkips.json does not list`,
  );
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = failures.length + notAllowed.length;
  return {
    lines: [
      ...[...failures, ...notAllowed].map((failure) => `Failed: ${failure}`),
      ...skips.map((skip) => `Skipped: ${skip.name}: ${skip.reason || 'no reason given'}`),
      `${passed} passed, ${failed} failed, ${skips.length} skipped`,
    ],
    ok: failed === 0,
  };
}
