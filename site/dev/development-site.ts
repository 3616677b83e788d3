import type { Hono } from 'hono';
import { globSync } from 'node:fs';
import { createRegistry, type Registry } from '#renderer';
import { registry } from '#registry';
import type { FilesOfPage } from '#renderer/server';
import { IMAGE_CACHE } from '../local/image-cache.ts';
import type { Saving } from '../save/saving.ts';
import { printTraces } from '../trace/print-traces.ts';
import { ProblemNotice } from './problem-notice.tsx';
import { createLocalSite, type LocalSiteOptions } from '../local/local-site.ts';
import { join } from 'node:path';
import { readJson } from '#schemas/validate/json/read-json.ts';
import { findPosition } from '#schemas/validate/json/positions.ts';

/** With it a page may take five minutes, which is enough on a slow machine that has much to do. */
const FIRST_COMPILATION = 75;

const FIXTURES = 'fixtures';

interface DevelopmentSiteOptions {
  readonly readDocument: NonNullable<LocalSiteOptions['readDocument']>;
  readonly allowedHosts: readonly string[];
  readonly saving: Saving;
  readonly hasTraces: boolean;
  /** Origin of the modules. */
  readonly cdnHost: string;
  readonly deliveryHost: string;
  /**
   * Called with code, checks and messages that do not load, since the page would only leave the
   * component out, and with fixtures that cannot be read.
   */
  readonly onLoadFailure: (error: unknown) => void;
}

/**
 * The site from its sources. It caches no pages, so that each answer shows what the sources say
 * now.
 */
export function createDevelopmentSite(options: DevelopmentSiteOptions): Promise<Hono> {
  return createLocalSite({
    fixtures: FIXTURES,
    onBrokenFixture: noteBrokenFixtures(options.onLoadFailure),
    imageCache: IMAGE_CACHE,
    files: createDevelopmentFiles(),
    ...printTraces(options.hasTraces),
    isReady: () => true,
    cdnHost: options.cdnHost,
    deliveryHost: options.deliveryHost,
    allowedHosts: options.allowedHosts,
    saving: options.saving,
    readDocument: options.readDocument,
    registry: watched(registry, options.onLoadFailure),
    // A visitor finds the place empty.
    problemNotice: ProblemNotice,
    // The first page waits for Vite, which compiles all its code: no limit of a visitor's ends
    // that.
    timeLimitFactor: FIRST_COMPILATION,
    // Vite's own client is an inline script, which the strict policy would stop.
    reportOnlyPolicy: true,
  });
}

/** Shows a fixture that cannot be read in the place of pages, and once in the terminal. */
function noteBrokenFixtures(
  onFailure: (error: unknown) => void,
): NonNullable<LocalSiteOptions['onBrokenFixture']> {
  const printed = new Set<string>();
  return (path, text) => {
    const broken = explainBrokenFixture(FIXTURES, path, text);
    const sentence = describeBrokenFixture(broken);
    if (!printed.has(sentence)) console.error(sentence);
    printed.add(sentence);
    onFailure(broken);
  };
}

function watched({ entries }: Registry, onFailure: (error: unknown) => void): Registry {
  const watch = async <Loaded>(loading: Promise<Loaded>): Promise<Loaded> => {
    loading.catch(onFailure);
    return loading;
  };
  return createRegistry(
    entries.map((entry) => {
      const { messages } = entry;
      return {
        ...entry,
        load: () => watch(entry.load()),
        check: () => watch(entry.check()),
        ...(messages && { messages: (locale: string) => watch(messages(locale)) }),
      };
    }),
  );
}

/**
 * The scripts and styles of a page as Vite's development server has them: by their source paths.
 */
function createDevelopmentFiles(): FilesOfPage {
  const styles = ['registry/theme/index.css', ...globSync('registry/*/*/*.css').toSorted()]
    .filter((path) => path === 'registry/theme/index.css' || !path.startsWith('registry/theme/'))
    .map((path) => `/${path}`);

  return ({ choosesOffers }) => ({
    icon: '/favicon.svg',
    styles,
    fonts: [],
    code: [],
    modules: ['/@vite/client', '/site/browser.ts'],
    ...(choosesOffers && { beforePaint: ['/site/browser/personalise.ts'] }),
  });
}

/** A fixture that cannot be read: its place, and what to do, beside the message. */
interface BrokenFixtureError extends Error {
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
