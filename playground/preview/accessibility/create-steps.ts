/** A small part of some long work. */
export interface Step {
  readonly run: () => void;
  /** Is called in its turn in place of `run`, once nobody wants the work any more. */
  readonly skip?: () => void;
}

/** Long work in small parts, so that a person's key or press has its turn between them. */
export interface Steps {
  readonly add: (step: Step) => void;
  /** Has all that wait be skipped. */
  readonly drop: () => void;
}

interface StepOptions {
  /** Waits until a key or a press that came meanwhile was answered. */
  readonly pause: () => Promise<void>;
  /** The time in milliseconds. */
  readonly now: () => number;
}

/** So long is worked at a time. */
export const SLICE_MS = 30;

/** Makes what runs steps in their order, for a slice of time between two pauses. */
export function createSteps({ pause, now }: StepOptions): Steps {
  let waiting: Step[] = [];
  let next = 0;
  let isRunning = false;
  const runSlice = () => {
    for (const start = now(); next < waiting.length && now() - start < SLICE_MS;) {
      next += 1;
      waiting[next - 1]?.run();
    }
  };
  const runAll = async () => {
    isRunning = true;
    while (next < waiting.length) {
      // oxlint-disable-next-line no-await-in-loop -- One slice comes after the other.
      await pause();
      runSlice();
    }
    [waiting, next, isRunning] = [[], 0, false];
  };
  return {
    add(step) {
      waiting.push(step);
      if (!isRunning) void runAll();
    },
    drop() {
      const dropped = waiting.slice(next);
      waiting = dropped.flatMap(({ skip }) => (skip ? [{ run: skip }] : []));
      next = 0;
    },
  };
}
