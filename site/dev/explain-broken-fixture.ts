import { join } from 'node:path';
import { readJson } from '#schemas/validate/json/read-json.ts';
import { findPosition } from '#schemas/validate/json/positions.ts';

/** A fixture that cannot be read: its place, and what to do, beside the message. */
export interface BrokenFixtureError extends Error {
  readonly loc: { readonly file: string; readonly line: number; readonly column: number };
  readonly fix: string;
  /** The line that cannot be read. */
  readonly frame: string;
}

/** Explains why the text of a fixture is no JSON, in the words of the validate command. */
export function explainBrokenFixture(
  folder: string,
  path: string,
  text: string,
): BrokenFixtureError {
  const reading = readJson(text);
  const { problem, offset } =
    'problem' in reading ? reading : { problem: { message: 'Broken JSON.', fix: '' }, offset: 0 };
  const { line, column } = findPosition(text, offset);
  return Object.assign(new Error(problem.message), {
    fix: problem.fix,
    frame: text.split('\n')[line - 1] ?? '',
    loc: { file: join(folder, path), line, column },
  });
}

/** The same in one line of a terminal. */
export function describeBrokenFixture({ loc, message, fix }: BrokenFixtureError): string {
  return `${loc.file}:${loc.line}:${loc.column} ${message} ${fix}`.trim();
}
