import { fileURLToPath } from 'node:url';
import { requireBrowser } from './browser.ts';
import { reportUncertain } from './report-uncertain.ts';
import { readTestArguments } from './read-test-arguments.ts';
import { NO_SWEEPS, NOT_DEEP, NOT_TAGGED_DEEP, runVitest } from './run-vitest.ts';

/**
 * Runs `npm test`: finds or installs a browser, then runs every project but the deep one, which has
 * a command of its own, and writes test-results.json. `npm test -- <file, folder or row>` runs
 * those tests, of whatever kind, those that are tagged as deep included; `--cost` says what each
 * has cost. A test that failed is run once more, to report whether it is uncertain: it stays red.
 */
process.env['CHROMIUM_PATH'] = await requireBrowser();

const { isAll, isCostWanted, args } = readTestArguments(process.argv.slice(2));
if (isCostWanted) process.env['TEST_COST'] = '1';

const reporter = (path: string) => `--reporter=${fileURLToPath(new URL(path, import.meta.url))}`;
const status = runVitest([
  ...(isAll ? [...NOT_DEEP, NOT_TAGGED_DEEP] : NO_SWEEPS),
  ...args,
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=test-results.json',
  ...(isCostWanted ? [reporter('cost/cost-reporter.ts')] : []),
  reporter('summary-reporter.ts'),
]);
if (status !== 0) reportUncertain('test-results.json');
process.exit(status);
