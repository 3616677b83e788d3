import type { Report } from '../report.ts';

const VERSION = 1;

/** The problems as one JSON document. Its shape is promised in schemas/README.md. */
export function formatJsonReport({ files, problems }: Report): string {
  return `${JSON.stringify({ version: VERSION, files: files.length, problems }, null, 2)}\n`;
}
