import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const APT_WAIT_FOR_LOCK = ['-o', 'DPkg::Lock::Timeout=600'];

const isRoot = process.getuid?.() === 0;

/** What Chromium is started with: nothing that calls home; no sandbox only where root forbids one. */
export const BROWSER_ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoot ? ['--no-sandbox'] : []),
];

/** The path of a Chromium on this machine, if there is one. Throws when CHROMIUM_PATH leads nowhere. */
export async function findBrowser(): Promise<string | undefined> {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted && !isExecutable(wanted)) {
    throw new Error('CHROMIUM_PATH is not the path of an executable. Correct it or unset it.');
  }
  if (wanted) return wanted;
  const { chromium } = await import('playwright');
  return [chromium.executablePath(), ...NAMES.map(onPath), ...USUAL_PLACES].find(isExecutable);
}

/** Finds a Chromium or installs one. Throws with what to do when neither works. */
export async function ensureBrowser(): Promise<string> {
  const present = await findBrowser();
  if (present) return present;

  if (isRoot && onPath('apt-get')) {
    console.log('No Chromium here; installing it with apt-get.');
    run('apt-get', ...APT_WAIT_FOR_LOCK, '-qq', 'update');
    run(
      'apt-get',
      ...APT_WAIT_FOR_LOCK,
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
    );
  }
  if (!(await findBrowser())) run('npx', 'playwright', 'install', 'chromium');

  const installed = await findBrowser();
  if (installed) return installed;
  throw new Error('No Chromium found. Install Chromium or Chrome, or set CHROMIUM_PATH to it.');
}

function onPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string | undefined): path is string {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Not there, or not ours to run: both mean "look on".
    return false;
  }
}

function run(command: string, ...words: string[]): void {
  spawnSync(command, words, { stdio: ['ignore', 'ignore', 'inherit'] });
}
