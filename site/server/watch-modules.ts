import { fetchAssetFile, listModules, type ModuleFeature } from '#renderer/asset-files';
import type { Host } from '#renderer';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { isMissingIntegrity } from '#schemas/content/declared-feature.ts';
import { hasIntegrity } from '../assets/digest.ts';
import { StartError } from './start-error.ts';

export interface WatchModulesOptions {
  readonly experience: Pick<ExperienceConfig, 'cdnHost' | 'routes' | 'floatingFeatures'>;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Ends the watch, and the timer with it. */
  readonly until: AbortSignal;
  readonly host: Pick<Host, 'after' | 'console'>;
}

export interface ModuleWatch {
  /** Returns true for a feature whose modules have been found to have the right bytes. */
  readonly mayLoadModule: (feature: string) => boolean;
  /** Resolves once all have been looked at for the first time, right or not. Never rejects. */
  readonly checked: Promise<void>;
}

/** How long the files of one module may take, in milliseconds: the start waits for them. */
const LIMIT_MS = 3_000;

const RETRY_MS = 60_000;

/** A file has other bytes than its digest says. */
class WrongBytesError extends Error {}

/**
 * Fetches the files of all modules at start, and compares them with their digests. A module that is
 * not right, or does not come, is not shown: no page's policy names it. It is looked at again each
 * minute.
 */
export function watchModules({ experience, fetch, until, host }: WatchModulesOptions): ModuleWatch {
  const modules = listModules(experience);
  const right = new Set<ModuleFeature>();
  const warned = new Map<ModuleFeature, string>();
  let stopTimer: ReturnType<Host['after']> | undefined;

  const lookAt = async (module: ModuleFeature): Promise<void> => {
    try {
      await checkFiles(module, { fetch, host });
      right.add(module);
      if (warned.has(module)) host.console.info(`The asset ${module.name} is shown from now on.`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (warned.get(module) === reason) return;
      warned.set(module, reason);
      const level = error instanceof WrongBytesError ? 'error' : 'warn';
      host.console[level](
        `The asset ${module.name} is not shown: ${reason} It is looked at again each minute.`,
      );
    }
  };
  const look = async (): Promise<void> => {
    await Promise.all(modules.filter((module) => !right.has(module)).map(lookAt));
    if (right.size === modules.length || until.aborted) return;
    stopTimer = host.after(RETRY_MS, () => void look());
  };
  until.addEventListener('abort', () => stopTimer?.(), { once: true });

  return {
    mayLoadModule: (feature) =>
      modules.every((module) => module.name !== feature || right.has(module)),
    checked: look(),
  };
}

/** Throws an Error that says in a sentence which file does not come, or has other bytes. */
async function checkFiles(
  { files }: ModuleFeature,
  { fetch, host }: Pick<WatchModulesOptions, 'fetch' | 'host'>,
): Promise<void> {
  const inTime = new AbortController();
  const { signal } = inTime;
  const stop = host.after(LIMIT_MS, () => inTime.abort(new Error(`it took ${LIMIT_MS} ms.`)));
  try {
    await Promise.all(
      files.map(async ({ url, integrity }) => {
        const bytes = await fetchAssetFile(url, { fetch, signal });
        if (integrity === undefined || hasIntegrity(bytes, integrity)) return;
        throw new WrongBytesError(`${url} has other bytes than those of ${integrity}.`);
      }),
    );
  } finally {
    stop();
    inTime.abort(new Error('Another file is wrong.'));
  }
}

/**
 * Refuses an experience whose modules may have any bytes: whoever can change the CDN host could run
 * anything on its pages. Throws a StartError that names the features. Development servers do not
 * ask.
 */
export function requireIntegrity(
  experience: Pick<ExperienceConfig, 'routes' | 'floatingFeatures'>,
): void {
  const lacking = listModules(experience).filter(({ asset }) => isMissingIntegrity(asset));
  if (lacking.length === 0) return;
  const lines = lacking.map(({ name, files: [{ url }] }) => `  ${name}: ${url}`);
  throw new StartError(
    [
      'The experience has assets without the digests of their files:',
      ...lines,
      'Run npm run assets -- --integrity, which writes them, and build the site again.',
    ].join('\n'),
  );
}
