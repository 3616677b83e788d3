import { describe, expect, test } from 'vitest';
import { ensureBrowser, findBrowser, installedBrowser } from './browser.ts';
import type { Machine } from './machine.ts';

interface Facts {
  readonly isRoot?: boolean;
  readonly chromiumPath?: string;
  /** Lists the files that exist and can be run. */
  readonly files?: readonly string[];
  /** Lists the files that exist once apt-get has installed a package. */
  readonly packages?: Readonly<Record<string, string>>;
}

/** A machine with these facts, which notes what it was asked to run. */
function machineWith({ isRoot = false, chromiumPath, files = [], packages = {} }: Facts) {
  const ran: string[] = [];
  const brought = () =>
    Object.entries(packages).flatMap(([name, path]) =>
      ran.some((line) => line.startsWith('apt-get') && line.endsWith(` ${name}`)) ? [path] : [],
    );
  const machine: Machine = {
    isRoot,
    environment: { PATH: '/usr/local/bin:/usr/bin', CHROMIUM_PATH: chromiumPath },
    playwrightBrowser: () => Promise.resolve('/home/ada/.cache/ms-playwright/chrome'),
    isExecutable: (path) => [...files, ...brought()].includes(path),
    run: (command, args) => void ran.push([command, ...args].join(' ')),
  };
  return { machine, ran };
}

const APT_GET = '/usr/bin/apt-get';
const CHROMIUM = '/usr/bin/chromium';
const SHELL = '/usr/bin/chromium-headless-shell';

describe('a Chromium is', () => {
  test.each([
    [
      'the one that CHROMIUM_PATH names',
      { chromiumPath: '/opt/x', files: ['/opt/x', CHROMIUM] },
      '/opt/x',
    ],
    ['the one on the PATH', { files: [CHROMIUM] }, CHROMIUM],
    ['the one without windows, where there are two', { files: [CHROMIUM, SHELL] }, SHELL],
    [
      "Playwright's own",
      { files: ['/home/ada/.cache/ms-playwright/chrome', CHROMIUM] },
      '/home/ada/.cache/ms-playwright/chrome',
    ],
  ])('%s', async (_, facts, path) => {
    const { machine, ran } = machineWith(facts);

    expect(await ensureBrowser(machine)).toBe(path);
    expect(ran).toEqual([]);
  });

  test('none where there is none', async () => {
    expect(await findBrowser(machineWith({}).machine)).toBeUndefined();
  });
});

const UPDATE = expect.stringMatching(/^apt-get .*update$/);
const INSTALL_SHELL = expect.stringMatching(/^apt-get .*install .*chromium-headless-shell$/);
const INSTALL_CHROMIUM = expect.stringMatching(/^apt-get .*install .* chromium$/);

describe('as root on Debian a Chromium that is missing is installed', () => {
  test('without windows', async () => {
    const { machine, ran } = machineWith({
      isRoot: true,
      files: [APT_GET],
      packages: { 'chromium-headless-shell': SHELL },
    });

    expect(await ensureBrowser(machine)).toBe(SHELL);
    expect(ran).toEqual([UPDATE, INSTALL_SHELL]);
  });

  test('with them, where Debian has no other', async () => {
    const { machine, ran } = machineWith({
      isRoot: true,
      files: [APT_GET],
      packages: { chromium: CHROMIUM },
    });

    expect(await ensureBrowser(machine)).toBe(CHROMIUM);
    expect(ran).toEqual([UPDATE, INSTALL_SHELL, UPDATE, INSTALL_CHROMIUM]);
  });
});

describe('where none can be installed', () => {
  test.each<[string, Facts]>([
    ['not as root', { files: [APT_GET] }],
    ['without apt-get', { isRoot: true }],
  ])('%s, the message says how to get one, and nothing is tried', async (_, facts) => {
    const { machine, ran } = machineWith(facts);

    await expect(ensureBrowser(machine)).rejects.toThrow(
      /^No Chromium found\. .*npx playwright install chromium.*CHROMIUM_PATH/s,
    );
    expect(ran).toEqual([]);
  });

  test('a test that needs one fails with the same message', async () => {
    const { machine } = machineWith({
      isRoot: true,
      files: [APT_GET],
      packages: { chromium: CHROMIUM },
    });

    await expect(installedBrowser(machine)).rejects.toThrow(/^No Chromium found\. Do one of these/);
  });

  test('an installation that brings none is reported', async () => {
    const { machine } = machineWith({ isRoot: true, files: [APT_GET] });

    await expect(ensureBrowser(machine)).rejects.toThrow(/apt-get did not bring one/);
  });

  test('a CHROMIUM_PATH that leads nowhere is reported, whatever else there is', async () => {
    const { machine } = machineWith({ chromiumPath: '/nowhere', files: [CHROMIUM] });

    await expect(ensureBrowser(machine)).rejects.toThrow(
      'CHROMIUM_PATH is "/nowhere", which is not the path of an executable. Correct it or unset it.',
    );
  });
});
