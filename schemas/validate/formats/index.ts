import type { Format } from '../command/flags.ts';
import type { PrintReport, Report } from '../report.ts';
import { formatGithubReport } from './github-report.ts';
import { formatJunitReport } from './junit-report.ts';
import { formatSarifReport } from './sarif-report.ts';
import { formatTextReport } from './text-report.ts';

const VERSION = 1;

/** The printers of the formats. */
export const formats: Readonly<Record<Format, PrintReport>> = {
  text: formatTextReport,
  json: formatJsonReport,
  sarif: formatSarifReport,
  junit: formatJunitReport,
  github: formatGithubReport,
};

/** The problems as one JSON document. Its shape is promised in schemas/README.md. */
function formatJsonReport({ files, problems, unreadable }: Report): string {
  const report = { version: VERSION, files: files.length, problems, unreadable };
  return `${JSON.stringify(report, null, 2)}\n`;
}
