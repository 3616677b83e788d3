import { createReport } from '../../errors/create-report.ts';
import type { ReportProblem } from '../../errors/index.ts';
import type { RunningPage } from '../hydrate/run-page.ts';
import type { OrLoad, RunnerOptions } from './experience-options.ts';

/** Where a server names the scripts of what is interactive on a page. */
const NAMES = 'code';

interface Runner {
  /**
   * Loads what the page needs to respond and runs it, once. A failure is not kept: it may be called
   * again.
   */
  readonly run: () => Promise<RunningPage>;
  /** Reports a problem, by the page's services once they are there. */
  readonly report: ReportProblem;
  readonly dispose: () => void;
}

/** Makes what turns a document into a page that responds. Nothing of it is loaded before. */
export function createRunner(options: RunnerOptions): Runner {
  const { element, registry, experience, onProblem, start } = options;
  let report = createReport({ onProblem }, start);
  let running: Promise<RunningPage> | undefined;
  let isDisposed = false;
  let stop: (() => void) | undefined;

  const load = async (): Promise<RunningPage> => {
    preloadCode(element);
    const [{ runPage }, ownRegistry, ownExperience] = await Promise.all([
      import('../hydrate/run-page.ts'),
      loaded(registry),
      loaded(experience),
    ]);
    if (isDisposed) throw new Error('The page has ended.');
    const { loadRegistry = () => Promise.resolve(ownRegistry) } = options;
    const page = await runPage({
      ...options,
      registry: ownRegistry,
      experience: ownExperience,
      loadRegistry,
    });
    if (isDisposed) page.dispose();
    ({ report } = page.platform);
    stop = page.dispose;
    return page;
  };

  return {
    run() {
      running ??= load().catch((error: unknown) => {
        running = undefined;
        throw error;
      });
      return running;
    },
    report: (problem) => report(problem),
    dispose() {
      isDisposed = true;
      stop?.();
    },
  };
}

function loaded<Value extends object>(value: OrLoad<Value>): Value | Promise<Value> {
  return typeof value === 'function' ? value() : value;
}

/**
 * Asks for all scripts that a page will need, side by side: each names its own imports only once it
 * is there.
 */
function preloadCode(page: HTMLElement): void {
  const { ownerDocument: document } = page;
  const addresses = page.dataset[NAMES]?.split(' ') ?? [];
  for (const href of addresses) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
}
