import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { requireBrowser } from './browser.ts';

/**
 * npm test: finds or installs a browser, then runs every project but the deep one, which has a command of
 * its own, and writes test-results.json.
 */
process.env['CHROMIUM_PATH'] = await requireBrowser();

const { status } = spawnSync(
  'vitest',
  [
    'run',
    '--project=!deep',
    ...process.argv.slice(2),
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=test-results.json',
    `--reporter=${fileURLToPath(new URL('summary-reporter.ts', import.meta.url))}`,
  ],
  { stdio: 'inherit', shell: process.platform === 'win32' },
);
process.exit(status ?? 1);
