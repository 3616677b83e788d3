import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { calibrate } from './calibrate.ts';
import { clearCosts, readCosts } from './cost-records.ts';
import { describeCosts, describeRepeatedRows, type TestFileCost } from './describe-costs.ts';

const MS_A_SECOND = 1_000;

/**
 * npm test -- --cost: prints what a run has cost, by project, folder, file and step. It never fails
 * a run.
 */
export class CostReporter implements Reporter {
  onTestRunStart(): void {
    clearCosts();
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const records = readCosts();
    const measured = new Map(
      records
        .filter(({ kind }) => kind === 'file')
        .map((record) => [relative(process.cwd(), record.name), record]),
    );
    const files = modules.map((module): TestFileCost => {
      const name = module.relativeModuleId;
      const wallSeconds = module.diagnostic().duration / MS_A_SECOND;
      // Tests that ran inside of Chromium have no record of processor time.
      const { processorSeconds = wallSeconds } = measured.get(name) ?? {};
      const tests = Math.max(1, [...module.children.allTests()].length);
      return {
        name,
        project: module.project.name.split(' ')[0] ?? '',
        tests,
        wallSeconds,
        processorSeconds,
      };
    });
    const titles = modules.flatMap((module) => [...module.children.allTests()]);
    const lines = [
      ...describeCosts({
        files,
        steps: records.filter(({ kind }) => kind === 'step'),
        calibration: calibrate(),
      }),
      ...describeRepeatedRows(titles.map(({ name }) => name)),
    ];
    console.log(`\n${lines.join('\n')}\n`);
  }
}

// Vitest takes a reporter that is named by its file from the file's default export.
// oxlint-disable-next-line import/no-default-export
export default CostReporter;
