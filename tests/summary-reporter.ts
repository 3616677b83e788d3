import type { Reporter, TestModule } from 'vitest/node';

/**
 * Ends the run with the tests that passed only when asked again and why, and one line for whoever
 * reads only the last one.
 */
export class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    for (const test of tests.filter((each) => each.diagnostic()?.flaky)) {
      console.log(`Passed on a later try: ${test.module.relativeModuleId} > ${test.fullName}`);
      for (const { message, diff = '' } of test.result().errors ?? []) {
        console.log(`${message}\n${diff}`.trimEnd().replaceAll(/^/gm, '  '));
      }
    }
    const brokenFiles = modules.filter((module) => module.errors().length > 0).length;
    console.log(`${count('passed')} passed, ${count('failed') + brokenFiles} failed`);
  }
}

// Vitest takes a reporter that is named by its file from the file's default export.
// oxlint-disable-next-line import/no-default-export
export default SummaryReporter;
