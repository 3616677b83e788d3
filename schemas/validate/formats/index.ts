import type { Format } from '../command/flags.ts';
import type { PrintReport } from '../report.ts';
import { formatGithubReport } from './github-report.ts';
import { formatJsonReport } from './json-report.ts';
import { formatJunitReport } from './junit-report.ts';
import { formatSarifReport } from './sarif-report.ts';
import { formatTextReport } from './text-report.ts';

/** The printers of the formats. */
export const formats: Readonly<Record<Format, PrintReport>> = {
  text: formatTextReport,
  json: formatJsonReport,
  sarif: formatSarifReport,
  junit: formatJunitReport,
  github: formatGithubReport,
};
