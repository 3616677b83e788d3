import { canInstall, install, placesOf } from './apt.ts';
import { thisMachine } from './machine.ts';

/**
 * The same Chromium without windows of its own takes two thirds of the time: with them, every page
 * that a test opens has tabs and buttons around it that nobody sees.
 */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** Debian's packages, first choice first. */
const PACKAGES = [SHELL, 'chromium'];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const HOW_TO_GET_ONE = `Do one of these, and run this again:
- install Chromium or Chrome, so that one of ${NAMES.join(', ')} is on the PATH
- npx playwright install chromium
- set CHROMIUM_PATH to the executable of a Chromium that is elsewhere`;

/**
 * Lists the arguments of Chromium: nothing calls home, and there is no sandbox only where root
 * forbids one. Sites that may not touch each other have processes of their own, as every visitor
 * has it; a Chromium without windows leaves that out unless it is asked for.
 */
export const BROWSER_ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--site-per-process',
  // Network and painting need no processes of their own: an eighth of the processor time.
  '--enable-features=NetworkServiceInProcess2',
  '--in-process-gpu',
  ...(thisMachine.isRoot ? ['--no-sandbox'] : []),
];

/**
 * The path of a Chromium on this machine, if there is one. Throws when CHROMIUM_PATH leads nowhere.
 */
export async function findBrowser(machine = thisMachine): Promise<string | undefined> {
  const configured = machine.environment['CHROMIUM_PATH'];
  if (configured && !machine.isExecutable(configured)) {
    throw new Error(
      `CHROMIUM_PATH is "${configured}", which is not the path of an executable. Correct it or unset it.`,
    );
  }
  if (configured) return configured;
  const known = [
    await machine.playwrightBrowser(),
    ...NAMES.flatMap((name) => placesOf(name, machine)),
  ];
  return [...known, ...USUAL_PLACES].find((path) => machine.isExecutable(path));
}

/**
 * Finds a Chromium. As root on Debian it installs one where none is; elsewhere what is installed is
 * not ours to decide, so it throws with the ways to get one.
 */
export async function ensureBrowser(machine = thisMachine): Promise<string> {
  if (!canInstall(machine) || (await findBrowser(machine))) return installedBrowser(machine);

  for (const name of PACKAGES) {
    install(name, machine);
    const installed = await findBrowser(machine);
    if (installed) return installed;
  }
  throw new Error(`No Chromium found, and apt-get did not bring one. ${HOW_TO_GET_ONE}`);
}

/**
 * Returns the path of a Chromium for tests, which install nothing. Throws with the ways to get one.
 */
export async function installedBrowser(machine = thisMachine): Promise<string> {
  const present = await findBrowser(machine);
  if (present) return present;
  throw new Error(`No Chromium found. ${HOW_TO_GET_ONE}`);
}

/** Returns the path of a Chromium for commands, or ends the process with one message. */
export async function requireBrowser(): Promise<string> {
  try {
    return await ensureBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}
