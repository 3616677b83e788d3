import { createHttp, readTolerantly } from '#renderer/server';
import type { Host } from '#renderer';
import type { Experiment, ExperimentList } from '#schemas/generated/experiment-list.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { checkAddresses } from '#schemas/check-addresses.ts';
import * as experimentList from '#schemas/generated/experiment-list.check.ts';

export interface WatchExperimentsOptions {
  readonly experience: Pick<ExperienceConfig, 'experiments' | 'locales'>;
  /** Origin of the API host as this server reaches it. */
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Ends the watch, and its timers with it; left out, the list is asked for once. */
  readonly until?: AbortSignal | undefined;
  readonly host: Pick<Host, 'after' | 'random' | 'console'>;
}

export interface ExperimentsWatch {
  /** Returns the experiments that are known: the very list as long as nothing in it changes. */
  readonly experiments: () => readonly Experiment[];
  /** Returns true if the service has not answered when it was asked last. */
  readonly isStale: () => boolean;
  /** Resolves once the service was asked for the first time, right or not. Never rejects. */
  readonly checked: Promise<void>;
  /** Asks for the list at once. Resolves when it was asked for, right or not; never rejects. */
  readonly refresh: () => Promise<void>;
}

/** The list may take as long, in milliseconds; no visitor waits for it. */
const LIMIT_MS = 5_000;

/**
 * From one question to the next, in milliseconds: with the time of two answers it is a minute, in
 * which an experiment that has ended is shown no more.
 */
const PERIOD_MS = 50_000;

/** Servers that were started together would else ask together: by as much it is earlier. */
const SPREAD_MS = 10_000;

/** For as long the list that came last counts without an answer, in milliseconds. */
const STALE_LIMIT_MS = 600_000;

const NONE: readonly Experiment[] = [];

/** A site has no more experiments, by the schema of the list; what comes later is left out. */
const MAX_EXPERIMENTS = 500;

/**
 * Asks for the list of experiments, where the experience gives its address: at start and each
 * minute, never for a visitor. Without an answer, the last list counts for 10 minutes, after which
 * every page is shown as it is. A list within the experience is taken as it is.
 */
export function watchExperiments(options: WatchExperimentsOptions): ExperimentsWatch {
  const { experience, until, host } = options;
  const { list: source = NONE } = experience.experiments ?? {};
  if (typeof source !== 'string') {
    const checked = Promise.resolve();
    return { experiments: () => source, isStale: () => false, checked, refresh: () => checked };
  }
  const known = createKnownList(host);
  const { refresh, isStale } = createRefresh(options, source, known);
  let stopTimer: ReturnType<Host['after']> | undefined;

  const look = (): Promise<void> => {
    const delayMs = PERIOD_MS - SPREAD_MS * host.random();
    if (until && !until.aborted) stopTimer = host.after(delayMs, () => void look());
    return refresh();
  };
  until?.addEventListener('abort', () => [stopTimer, known.stop].forEach((stop) => stop?.()), {
    once: true,
  });
  return { experiments: known.list, isStale, checked: look(), refresh };
}

/** Asks for the list once, and says in the log when it is lost and when it is back. */
function createRefresh(
  options: WatchExperimentsOptions,
  path: string,
  known: ReturnType<typeof createKnownList>,
): Pick<ExperimentsWatch, 'refresh' | 'isStale'> {
  const { until, host } = options;
  const fetchList = createListSource(options, path);
  let isLost = false;
  return {
    isStale: () => isLost,
    async refresh() {
      try {
        known.put(readExperimentList(await fetchList()));
        if (isLost) host.console.info('The list of experiments has come.');
        isLost = false;
      } catch (error) {
        if (!isLost && !until?.aborted) host.console.warn(describeFailure(error));
        isLost = true;
      }
    },
  };
}

/** The list that came last, and what is wrong in it, which is logged once. */
function createKnownList(host: Pick<Host, 'after' | 'console'>) {
  let list = NONE;
  let text = '';
  let logged = '';
  let stopTimer: ReturnType<Host['after']> | undefined;
  return {
    list: () => list,
    stop: () => stopTimer?.(),
    put(read: ReadExperimentList) {
      stopTimer?.();
      stopTimer = host.after(STALE_LIMIT_MS, () => {
        [list, text] = [NONE, ''];
      });
      const warning = read.wrong.length > 0 ? describeWrong(read) : '';
      if (warning !== '' && warning !== logged) host.console.warn(warning);
      logged = warning;
      const present = JSON.stringify(read.experiments);
      if (present === text) return;
      [list, text] = [read.experiments, present];
    },
  };
}

function createListSource(
  { experience, origin, fetch, until, host }: WatchExperimentsOptions,
  path: string,
): () => Promise<object> {
  const locale = experience.locales[0]?.locale ?? 'en';
  const http = createHttp({ origin, locale }, { ...host, fetch });
  return () => http.json({ path, limitMs: LIMIT_MS, signal: until });
}

function describeFailure(error: unknown): string {
  const reason = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
  return `The list of experiments does not come: ${reason}. The last one counts for 10 minutes, then every page is shown as it is. It is asked for each minute.`;
}

function describeWrong({ experiments, wrong }: ReadExperimentList): string {
  const all = experiments.length + wrong.length;
  return `The site leaves out ${wrong.length} of ${all} experiments of the list, since they are not as schemas/experiment-list.schema.json wants them. The first mistake is at ${wrong[0]}.`;
}

interface ReadExperimentList {
  readonly experiments: readonly Experiment[];
  /** JSON pointers to what makes experiments wrong; those are left out. */
  readonly wrong: readonly string[];
}

/**
 * Reads the list of experiments, one by one: one that is wrong is left out. A property that only a
 * newer service would send is no mistake. Throws where there is no list at all.
 */
function readExperimentList(answer: object): ReadExperimentList {
  const listed: unknown = 'experiments' in answer ? answer.experiments : undefined;
  if (!Array.isArray(listed)) throw new TypeError('The answer has no list "experiments".');
  const wrong = listed.length > MAX_EXPERIMENTS ? [`/experiments/${MAX_EXPERIMENTS}`] : [];
  const experiments = listed.slice(0, MAX_EXPERIMENTS).flatMap((item: unknown, index) => {
    // As a list of one: the check is made for the whole answer.
    const read = readTolerantly<ExperimentList>(experimentList, { experiments: [item] });
    const value = read.ok ? read.value : undefined;
    const problems = read.ok ? checkAddresses(value, experimentList.shape) : read.problems;
    if (value && problems.length === 0) return value.experiments;
    const pointer = problems[0]?.pointer ?? '';
    wrong.push(pointer.replace('/experiments/0', `/experiments/${index}`));
    return [];
  });
  return { experiments, wrong };
}
