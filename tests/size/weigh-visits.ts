import { chromium, type Browser, type Page } from 'playwright';
import type { Figure } from '../bench/figures.ts';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../browser.ts';
import { sampleSession, SESSION_NAME } from '../journeys/sample-session.ts';
import { modulesIn } from './built-scripts.ts';

/** A kind of visit, with the most that it may load before anybody uses the page. */
interface VisitKind {
  readonly name: string;
  readonly path: string;
  readonly isFirst?: boolean;
  readonly isSignedIn?: boolean;
  readonly maxScripts: number;
  readonly maxKb: number;
}

const HOME = '/en/individuals';

const KINDS: readonly VisitKind[] = [
  { name: 'first visit', path: HOME, isFirst: true, maxScripts: 4, maxKb: 20 },
  { name: 'visit with a choice', path: HOME, maxScripts: 3, maxKb: 18.4 },
  { name: 'visit signed in', path: HOME, isSignedIn: true, maxScripts: 23, maxKb: 67 },
  {
    name: 'visit to search results',
    path: `${HOME}/search?q=loan`,
    maxScripts: 3,
    maxKb: 18.4,
  },
];

/** The modules that come last where the top bar shows who is signed in. */
const LAST = ['registry/kit/button/button-content.tsx', 'registry/kit/icon/named-drawings.json'];

/** The cookies of whoever has chosen the least. */
const LEAST = { cookiesOptin: 'false', thirdpartyOptin: 'false' };

/** Measurement, and the calls that it makes. It has bounds of its own, and comes last. */
const OF_MEASUREMENT = 'renderer/client/measurement/start-measurement.ts';
const APART = [OF_MEASUREMENT, 'renderer/services/http/create-http.ts'];

/**
 * Weighs the scripts that visits to a built site load over the network before anybody uses a page,
 * heads included, as a browser tells: it counts 300 bytes a head.
 */
export async function weighVisits(address: string, folder: string): Promise<Figure[]> {
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  try {
    const figures: Figure[] = [];
    // One after the other: together they would wait for each other.
    // oxlint-disable-next-line no-await-in-loop
    for (const kind of KINDS)
      figures.push(...(await weighVisit(browser, { address, folder, kind })));
    return figures;
  } finally {
    await browser.close();
  }
}

interface Weighed {
  readonly address: string;
  readonly folder: string;
  readonly kind: VisitKind;
}

async function weighVisit(browser: Browser, { address, folder, kind }: Weighed): Promise<Figure[]> {
  const { name, path, isFirst = false, isSignedIn = false, maxScripts, maxKb } = kind;
  const context = await browser.newContext();
  const cookies = { ...(!isFirst && LEAST), ...(isSignedIn && { 'signed-in': '1' }) };
  await context.addCookies(
    Object.entries(cookies).map(([key, value]) => ({ name: key, value, url: address })),
  );
  const page = await context.newPage();
  if (isSignedIn) {
    await page.addInitScript((entry) => localStorage.setItem(...entry), [
      SESSION_NAME,
      sampleSession(),
    ] as const);
  }
  const scriptsWith = (modules: readonly string[]) => listScriptsWith(folder, modules);
  await page.goto(new URL(path, address).href, { waitUntil: 'load' });
  await page.waitForFunction(hasLoaded, scriptsWith([OF_MEASUREMENT, ...(isSignedIn ? LAST : [])]));
  if (isFirst) await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
  const apart = scriptsWith(APART);
  const scripts = (await listScripts(page)).filter(({ file }) => !apart.includes(file));
  await context.close();
  return [
    { name: `${name}: scripts`, value: scripts.length, unit: 'count', bound: maxScripts },
    {
      name: `${name}: script on the wire`,
      value: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000,
      unit: 'kB',
      bound: maxKb,
    },
  ];
}

function listScriptsWith(folder: string, modules: readonly string[]): string[] {
  return Object.entries(modulesIn(folder))
    .filter(([, own]) => modules.some((module) => module in own))
    .map(([file]) => `/${file}`);
}

/** Runs inside the page: returns true once all these scripts have come. */
function hasLoaded(files: readonly string[]): boolean {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return files.every((file) => loaded.includes(file));
}

function listScripts(page: Page): Promise<{ file: string; bytes: number }[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, transferSize }) => ({ file: new URL(name).pathname, bytes: transferSize }))
      .filter(({ file }) => file.endsWith('.js')),
  );
}
