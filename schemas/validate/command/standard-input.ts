import { isAbsolute, relative, resolve, sep } from 'node:path';
import { MAX_DOCUMENT_BYTES } from '../../max-document-bytes.ts';
import { documentTooLarge } from '../../problems/boundaries.ts';
import type { LocatedProblem, ReportSettings } from '../report.ts';
import { checkBytes, type Against } from './check-file.ts';

/** The name of standard input in reports. */
export const STANDARD_INPUT_NAME = '<stdin>';

/** A stream that a document is read from. */
export interface Reader extends AsyncIterable<Uint8Array | string> {
  readonly isTTY?: boolean;
}

/** The problems of standard input. Rejects when it cannot be read. */
export async function checkStandardInput(
  input: Reader,
  against: Against,
): Promise<LocatedProblem[]> {
  const { bytes, size } = await readAll(input);
  const file = STANDARD_INPUT_NAME;
  if (size > MAX_DOCUMENT_BYTES) {
    return [{ file, line: 1, column: 1, ...documentTooLarge(MAX_DOCUMENT_BYTES, size) }];
  }
  return checkBytes(file, bytes, against);
}

/** Counts what goes beyond the largest document, and keeps none of it. */
async function readAll(input: Reader): Promise<{ bytes: Uint8Array; size: number }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of input) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    size += bytes.length;
    if (size <= MAX_DOCUMENT_BYTES) chunks.push(bytes);
  }
  return { bytes: Buffer.concat(chunks), size };
}

/**
 * A file's path as those who show a report look for it: from the root of the workspace, with `/`
 * between folders. One outside it has its whole path.
 */
export function toWorkspacePath(
  file: string,
  { cwd, workspace }: Pick<ReportSettings, 'cwd' | 'workspace'>,
): string {
  if (file === STANDARD_INPUT_NAME) return file;
  const absolutePath = resolve(cwd, file);
  const path = relative(workspace, absolutePath);
  const isOutside = path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);
  return isOutside ? absolutePath : path.replaceAll(sep, '/');
}
