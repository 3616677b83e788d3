import type { Format } from '../flags.ts';
import type { PrintReport } from '../report.ts';
import { githubReport } from './github-report.ts';
import { jsonReport } from './json-report.ts';
import { junitReport } from './junit-report.ts';
import { sarifReport } from './sarif-report.ts';
import { textReport } from './text-report.ts';

/** The printers of the formats. */
export const formats: Readonly<Record<Format, PrintReport>> = {
  text: textReport,
  json: jsonReport,
  sarif: sarifReport,
  junit: junitReport,
  github: githubReport,
};
