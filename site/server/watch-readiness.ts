import { createCmsDataSource } from '#renderer/server';
import type { Host } from '#renderer';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';

export interface WatchReadinessOptions {
  readonly registry: {
    readonly entries: readonly {
      readonly load: () => Promise<unknown>;
      readonly check: () => Promise<unknown>;
    }[];
  };
  readonly experience: Pick<ExperienceConfig, 'locales' | 'segments'>;
  /** Origin of the API host as this server reaches it. */
  readonly origin: string;
  /** The path that is asked there; left out, the usual one of the shell's content. */
  readonly cmsDataPath?: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Ends the watch, and the timer with it. */
  readonly until: AbortSignal;
  readonly host: Pick<Host, 'after' | 'random' | 'console'>;
}

interface ReadinessWatch {
  /** Names what the server still waits for before it wants visitors; nothing once it has all. */
  readonly waitsFor: () => readonly string[];
  /** Resolves once the code is loaded and the API host was asked for the first time. */
  readonly checked: Promise<void>;
}

/** The time that the API host has for an answer, and the pause before it is asked again. */
const LIMIT_MS = 2_000;
const PAUSE_MS = 1_000;

/**
 * Loads the code of all components and asks the API host once a second until it has answered. From
 * then on nothing is waited for: an outage takes no server from visitors that has pages for them.
 */
export function watchReadiness(options: WatchReadinessOptions): ReadinessWatch {
  const { registry, host } = options;
  const missing = new Set(['the code of components', 'the API host']);
  const loadCode = async (): Promise<void> => {
    try {
      await Promise.all(registry.entries.flatMap(({ load, check }) => [load(), check()]));
    } catch (error) {
      host.console.error('The code of a component cannot be loaded:', error);
      return;
    }
    missing.delete('the code of components');
  };
  const apiHost = awaitApiHost(options, () => missing.delete('the API host'));
  return {
    waitsFor: () => [...missing],
    checked: Promise.all([loadCode(), apiHost]).then(() => undefined),
  };
}

/** Calls back once the API host has answered; resolves after the first try. Never rejects. */
async function awaitApiHost(
  { experience, origin, cmsDataPath, fetch, until, host }: WatchReadinessOptions,
  onAnswer: () => void,
): Promise<void> {
  const [first] = experience.locales;
  const query = { locale: first?.locale ?? '', segment: experience.segments?.[0]?.id ?? '' };
  const ask = createCmsDataSource(origin, { ...host, fetch }, cmsDataPath);
  let stopTimer: ReturnType<Host['after']> | undefined;
  let hasWarned = false;
  until.addEventListener('abort', () => stopTimer?.(), { once: true });

  const look = async (): Promise<void> => {
    const ending = new AbortController();
    const stopLimit = host.after(LIMIT_MS, () => ending.abort());
    try {
      await ask({ ...query, signal: AbortSignal.any([until, ending.signal]) });
      onAnswer();
    } catch (error) {
      if (until.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      if (!hasWarned) {
        host.console.warn(
          `The API host of VITRINE_API_ORIGIN does not answer (${reason}). It is asked each second, and /readyz says 503 until it has answered once.`,
        );
      }
      hasWarned = true;
      stopTimer = host.after(PAUSE_MS, () => void look());
    } finally {
      stopLimit();
    }
  };
  await look();
}
