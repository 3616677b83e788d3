import type { Hono } from 'hono';
import { globSync } from 'node:fs';
import { createRegistry, type Registry } from '#renderer';
import { registry } from '#registry';
import type { FilesOfPage } from '#renderer/server';
import { describeBrokenFixture, explainBrokenFixture } from './explain-broken-fixture.ts';
import { IMAGE_CACHE } from '../local/image-cache.ts';
import type { Saving } from '../save/saving.ts';
import { printTraces } from '../trace/print-traces.ts';
import { ProblemNotice } from './problem-notice.tsx';
import { createLocalSite, type LocalSiteOptions } from '../local/local-site.ts';

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
