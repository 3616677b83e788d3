import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { NO_SWEEPS, runVitest } from './run-vitest.ts';

/** A test of a JSON report that failed. */
export interface FailedTest {
  readonly file: string;
  /** Its title behind those of the groups around it, as `vitest -t` matches it. */
  readonly title: string;
}

interface TestOfReport {
  readonly ancestorTitles: readonly string[];
  readonly title: string;
  readonly status: string;
}

/** Describes the report that Vitest writes into test-results.json. */
export interface JsonReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly TestOfReport[];
  }[];
}

/** With more than these something is broken, and nothing uncertain. */
const MAX_FAILURES = 20;

export function readFailures(report: JsonReport): FailedTest[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles, title }) => ({
        file: name,
        title: [...ancestorTitles, title].join(' > '),
      })),
  );
}

/**
 * Runs each failed test of a report once more, and says which passed this time. Such a test is
 * uncertain, and a defect: the run that it failed in stays red.
 */
export function reportUncertain(reportPath: string): void {
  if (!existsSync(reportPath)) return;
  // Vitest writes the file.
  const failures = readFailures(JSON.parse(readFileSync(reportPath, 'utf8')) as JsonReport);
  if (failures.length === 0 || failures.length > MAX_FAILURES) return;

  console.log(`\nOnce more, to report which failures are uncertain (${failures.length}):`);
  const again = failures.map(({ file, title }) => {
    const path = relative(process.cwd(), file);
    const pattern = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const status = runVitest([path, ...NO_SWEEPS, '--reporter=dot', '-t', pattern]);
    return `${status === 0 ? 'uncertain' : 'fails again'}: ${path} > ${title}`;
  });
  console.log(`\n${again.join('\n')}`);
}
