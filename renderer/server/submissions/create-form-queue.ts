/** Has forms that were posted handled a few at a time, beside the pages of readers. */
export interface FormQueue {
  /**
   * Waits for a turn to handle one more form. Resolves with undefined at once where too many are
   * under way, as soon as the signal is aborted, or where the turn came too late.
   */
  readonly enter: (signal: AbortSignal) => Promise<FormTurn | undefined>;
  readonly stats: () => { readonly underWay: number; readonly limit: number };
}

/** The right to use the processor for one form. */
export interface FormTurn {
  /**
   * Lets the next form have the turn while this one waits for a service. The function that it
   * returns waits for another turn; it resolves without one where the visitor has left. Returns
   * undefined where too many wait for that service: then this form has its turn still.
   */
  readonly pause: (service: string) => (() => Promise<void>) | undefined;
  readonly end: () => void;
}

/**
 * So many may be under way in one process, nearly all of them waiting for a service: each holds at
 * most 64 kB of texts and a page that is planned.
 */
export const MAX_FORMS = 500;

/**
 * So many of them may wait for one service, so that one which hangs leaves room for the forms of
 * others.
 */
export const MAX_FORMS_OF_SERVICE = 100;

/** So many use the processor at once, so that readers are served between them. */
const MAX_AT_WORK = 8;

/**
 * A visitor who has waited longer for a turn is told to come back, and nothing was sent. With the
 * time that a page and its form's service have, this is less than proxies usually wait.
 */
const MAX_WAIT_MS = 20_000;

interface FormQueueOptions {
  /** Milliseconds of any clock. */
  readonly now: () => number;
  /** Called at the end of each turn, with the milliseconds that it took. */
  readonly onTurn?: (durationMs: number) => void;
}

/** Makes the queue of one process. */
export function createFormQueue({ now, onTurn }: FormQueueOptions): FormQueue {
  const { take, release } = createTurns(now);
  /** How many forms wait for a service, by its name. */
  const waiting = new Map<string, number>();
  let underWay = 0;

  function countWaiting(service: string, change: 1 | -1): void {
    const count = (waiting.get(service) ?? 0) + change;
    if (count === 0) waiting.delete(service);
    else waiting.set(service, count);
  }

  function createTurn(signal: AbortSignal): FormTurn {
    let begunAt: number | undefined = now();
    let isOver = false;
    let service: string | undefined;
    const leaveService = () => {
      if (service !== undefined) countWaiting(service, -1);
      service = undefined;
    };
    const rest = () => {
      if (begunAt === undefined) return;
      onTurn?.(now() - begunAt);
      begunAt = undefined;
      release();
    };
    return {
      pause(name) {
        if ((waiting.get(name) ?? 0) >= MAX_FORMS_OF_SERVICE) return undefined;
        service = name;
        countWaiting(name, 1);
        rest();
        return async () => {
          leaveService();
          if (await take(signal, { isReturning: true })) begunAt = now();
        };
      },
      end() {
        if (isOver) return;
        isOver = true;
        underWay -= 1;
        leaveService();
        rest();
      },
    };
  }

  return {
    async enter(signal) {
      if (underWay >= MAX_FORMS) return undefined;
      underWay += 1;
      if (await take(signal)) return createTurn(signal);
      underWay -= 1;
      return undefined;
    },
    stats: () => ({ underWay, limit: MAX_FORMS }),
  };
}

interface Turns {
  /** Waits for a turn; resolves with false where it came too late, or the signal was aborted. */
  readonly take: (
    signal: AbortSignal,
    options?: { readonly isReturning: boolean },
  ) => Promise<boolean>;
  readonly release: () => void;
}

interface Waiting {
  /** Milliseconds of the queue's clock. */
  readonly until: number;
  readonly begin: (hasTurn: boolean) => void;
}

function createTurns(now: () => number): Turns {
  /** Those who come back from their service are first: somebody has waited for them longest. */
  const returning: Waiting[] = [];
  const entering: Waiting[] = [];
  let atWork = 0;

  function passOn(): void {
    while (atWork < MAX_AT_WORK) {
      const next = returning.shift() ?? entering.shift();
      if (!next) return;
      const hasTurn = now() <= next.until;
      if (hasTurn) atWork += 1;
      next.begin(hasTurn);
    }
  }

  return {
    take: (signal, { isReturning } = { isReturning: false }) =>
      new Promise((resolve) => {
        const queue = isReturning ? returning : entering;
        const waiting = {
          until: isReturning ? Number.POSITIVE_INFINITY : now() + MAX_WAIT_MS,
          begin(hasTurn: boolean) {
            signal.removeEventListener('abort', leave);
            resolve(hasTurn);
          },
        };
        function leave(): void {
          queue.splice(queue.indexOf(waiting), 1);
          resolve(false);
        }
        if (signal.aborted) return resolve(false);
        signal.addEventListener('abort', leave, { once: true });
        queue.push(waiting);
        passOn();
      }),
    release() {
      atWork -= 1;
      passOn();
    },
  };
}
