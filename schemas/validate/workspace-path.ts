import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { ReportSettings } from './report.ts';
import { STANDARD_INPUT_NAME } from './standard-input.ts';

/**
 * A file's path as those who show a report look for it: from the root of the workspace, with `/`
 * between folders. One outside it has its whole path.
 */
export function toWorkspacePath(
  file: string,
  { cwd, workspace }: Pick<ReportSettings, 'cwd' | 'workspace'>,
): string {
  if (file === STANDARD_INPUT_NAME) return file;
  const whole = resolve(cwd, file);
  const path = relative(workspace, whole);
  const isOutside = path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);
  return isOutside ? whole : path.replaceAll(sep, '/');
}
