import { writeFileSync } from 'node:fs';

/**
 * A reporter for Vitest that writes an outcome (see outcome.mjs) to the file that GRAND_PATIENCE_REPORT names.
 * Vitest's own JSON report does not say why a test was skipped.
 */
export default class OutcomeReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly { message?: string }[]} errors What went wrong outside any test.
   * @returns {void}
   */
  onTestRunEnd(modules, errors) {
    const file = process.env['GRAND_PATIENCE_REPORT'];
    if (!file) throw new Error('GRAND_PATIENCE_REPORT names no file for the report.');
    /** @type {{ passed: number, failures: string[], skips: import('./outcome.mjs').Skip[] }} */
    const outcome = { passed: 0, failures: [], skips: [] };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const name = `${module.relativeModuleId} > ${test.fullName}`;
        const result = test.result();
        if (result.state === 'passed') outcome.passed += 1;
        else if (result.state === 'skipped') outcome.skips.push({ name, reason: result.note ?? '' });
        else outcome.failures.push(name);
      }
      for (const error of module.errors())
        outcome.failures.push(`${module.relativeModuleId}: ${error.message}`);
    }
    for (const error of errors)
      outcome.failures.push(`outside any test: ${error.message ?? 'unknown error'}`);
    writeFileSync(file, JSON.stringify(outcome));
  }
}
