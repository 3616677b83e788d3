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

/** What a step says of itself once it is over. */
export interface StepVerdict {
  readonly decision: string;
  readonly reason: string;
  readonly end?: StepEnd;
}

export interface Trace {
  readonly steps: readonly TraceStep[];
  /** Records a step that takes no time. */
  readonly note: (step: string, verdict: StepVerdict) => void;
  /** Runs a step, records how long it took and what it says of its result. */
  readonly run: <Result>(
    step: { readonly name: string; readonly budgetMs?: number },
    task: () => Result | Promise<Result>,
    verdictOn: (result: Result) => StepVerdict,
  ) => Promise<Result>;
}

/** Makes a trace by the host's clock. It stands beside the plan and never goes to a visitor. */
export function createTrace(host: Pick<Host, 'now'>): Trace {
  const steps: TraceStep[] = [];
  const begunAt = host.now();
  const record = (
    { name, budgetMs }: { readonly name: string; readonly budgetMs?: number },
    startedAt: number,
    { decision, reason, end = 'done' }: StepVerdict,
  ) =>
    void steps.push({
      step: name,
      decision,
      reason,
      startedMs: startedAt - begunAt,
      durationMs: host.now() - startedAt,
      ...(budgetMs !== undefined && { budgetMs }),
      end,
    });

  return {
    steps,
    note: (name, verdict) => record({ name }, host.now(), verdict),
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
