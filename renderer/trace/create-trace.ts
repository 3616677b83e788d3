import { TimeoutError, type Host } from '../host/index.ts';

/** How a step with a time budget, or without one, came to its end. */
export type StepEnd = 'done' | 'timed-out' | 'failed' | 'skipped';

/** One step of a page's life: what it decided, and why. */
export interface TraceStep {
  readonly step: string;
  readonly decision: string;
  readonly reason: string;
  /** Milliseconds after the first step began. */
  readonly startedMs: number;
  readonly durationMs: number;
  /** How long the step may take; left out where it waits for nothing. */
  readonly budgetMs?: number;
  readonly end: StepEnd;
}

/** The result that a step tells once it is over. */
export interface StepVerdict {
  readonly decision: string;
  readonly reason: string;
  readonly end?: StepEnd;
}

export interface Trace {
  readonly steps: readonly TraceStep[];
  /**
   * Says that what a step waits for is under way before the step's turn; gives what says that it is
   * there. The step is recorded with these times, which are those that its service took.
   */
  readonly ahead: (step: string) => () => void;
  /** Records a step that takes no time. */
  readonly note: (step: string, verdict: StepVerdict) => void;
  /** Runs a step, records how long it took and what it says of its result. */
  readonly run: <Result>(
    step: { readonly name: string; readonly budgetMs?: number },
    task: () => Result | Promise<Result>,
    verdictOn: (result: Result) => StepVerdict,
  ) => Promise<Result>;
}

/** A trace whose steps may come to nothing. */
export interface NewTrace extends Trace {
  /** Begins a step that waits for nothing. Returns what records it. */
  readonly begin: (step: string) => (verdict: StepVerdict) => void;
}

/** Makes a trace by the host's clock. It stands beside the plan and never goes to a visitor. */
export function createTrace(host: Pick<Host, 'now'>): NewTrace {
  const steps: TraceStep[] = [];
  const begunAt = host.now();
  const early = new Map<string, { readonly startedAt: number; endedAt?: number }>();
  const record = (
    { name, budgetMs }: { readonly name: string; readonly budgetMs?: number },
    startedAt: number,
    { decision, reason, end = 'done' }: StepVerdict,
  ) => {
    const taken = early.get(name) ?? { startedAt };
    early.delete(name);
    steps.push({
      step: name,
      decision,
      reason,
      startedMs: taken.startedAt - begunAt,
      durationMs: (taken.endedAt ?? host.now()) - taken.startedAt,
      ...(budgetMs !== undefined && { budgetMs }),
      end,
    });
  };

  return {
    steps,
    ahead(step) {
      const taken: { readonly startedAt: number; endedAt?: number } = { startedAt: host.now() };
      early.set(step, taken);
      return () => {
        taken.endedAt = host.now();
      };
    },
    note: (name, verdict) => record({ name }, host.now(), verdict),
    begin(name) {
      const startedAt = host.now();
      return (verdict) => record({ name }, startedAt, verdict);
    },
    async run(step, task, verdictOn) {
      const startedAt = host.now();
      try {
        const result = await task();
        record(step, startedAt, verdictOn(result));
        return result;
      } catch (error) {
        record(step, startedAt, verdictOnError(error));
        throw error;
      }
    },
  };
}

function verdictOnError(error: unknown): StepVerdict {
  return {
    decision: 'none',
    reason: error instanceof Error ? error.message : String(error),
    end: error instanceof TimeoutError ? 'timed-out' : 'failed',
  };
}
