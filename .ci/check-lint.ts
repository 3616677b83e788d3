import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChange } from '#tests/sample/changed-files.ts';
import { findImporters } from '#tests/sample/find-importers.ts';

const SOURCE = /\.(?:tsx?|mts|mjs)$/;
/** A change of these concerns all sources. */
const FOR_ALL = new Set(['.oxlintrc.json', 'package-lock.json', 'tsconfig.json']);

/**
 * oxlint. Rules that need types cost six times as much as all others, so that they look at the
 * sources that have changed and at those that import these; `--all` has them look at everything.
 */
const { base, files } = findChange();
if (process.argv.includes('--all') || base === undefined || files.some((one) => FOR_ALL.has(one)))
  process.exit(lint('--type-aware'));

const changed = files.filter((path) => SOURCE.test(path) && existsSync(path));
const typed = [...new Set([...changed, ...findImporters(changed)])];
const statuses = [lint(), typed.length > 0 ? lint('--type-aware', ...typed) : 0];
process.exit(Math.max(...statuses));

/** Runs oxlint, and gives its exit status. */
function lint(...args: readonly string[]): number {
  const { status } = spawnSync('oxlint', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}
