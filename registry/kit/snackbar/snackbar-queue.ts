const DURATION_MS = 5000;

/** As long as the transition in snackbar.css. */
const LEAVE_MS = 300;

/** A browser's timer of more than 24 days rings at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** A short text about what happened. */
export interface SnackbarMessage {
  readonly text: string;
  /** The id of an icon; without it, a check mark says that something was done. */
  readonly icon?: string | undefined;
  /** 5000 without it. With `Infinity` it stays until it is dismissed or its action taken. */
  readonly durationInMs?: number | undefined;
  /** One thing that can be done about it, such as to undo it. */
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined;
}

/** The message that has its turn. */
export interface SnackbarTurn {
  /** Never the same for two messages. */
  readonly id: number;
  readonly message: SnackbarMessage;
  readonly isLeaving: boolean;
}

/** The reasons for which a message is paused. */
export type PauseReason = 'hover' | 'focus';

/** Messages that are shown one after another. */
export interface SnackbarQueue {
  add: (message: SnackbarMessage) => void;
  /** The message to show now. The same object as long as nothing changed. */
  turn: () => SnackbarTurn | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Ends the turn before its time. */
  dismiss: () => void;
  /** Stops the time of a message while somebody uses it. */
  pause: (reason: PauseReason) => void;
  resume: (reason: PauseReason) => void;
}

/** Makes an empty queue. */
export function createSnackbarQueue(): SnackbarQueue {
  const waiting: SnackbarMessage[] = [];
  const listeners = new Set<() => void>();
  const pauses = new Set<PauseReason>();
  let turn: SnackbarTurn | undefined;
  let count = 0;

  const set = (next: SnackbarTurn | undefined) => {
    turn = next;
    listeners.forEach((listener) => listener());
  };
  const next = () => {
    const message = waiting.shift();
    pauses.clear();
    if (message) {
      count += 1;
      countdown.start(message.durationInMs ?? DURATION_MS);
    }
    set(message && { id: count, message, isLeaving: false });
  };
  const dismiss = () => {
    if (!turn || turn.isLeaving) return;
    countdown.pause();
    setTimeout(next, LEAVE_MS);
    set({ ...turn, isLeaving: true });
  };
  const countdown = createCountdown(dismiss);

  return {
    turn: () => turn,
    dismiss,
    add: (message) => {
      waiting.push(message);
      if (!turn) next();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pause: (reason) => {
      pauses.add(reason);
      countdown.pause();
    },
    resume: (reason) => {
      if (pauses.delete(reason) && pauses.size === 0) countdown.resume();
    },
  };
}

/** Calls back when its time is over. While it is paused the time stands still. */
function createCountdown(onEnd: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let remainingMs = 0;
  let startedAt = 0;
  const resume = () => {
    clearTimeout(timer);
    startedAt = performance.now();
    timer = remainingMs > MAX_TIMER_MS ? undefined : setTimeout(onEnd, remainingMs);
  };
  return {
    resume,
    start: (durationInMs: number) => {
      remainingMs = durationInMs;
      resume();
    },
    pause: () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      remainingMs -= performance.now() - startedAt;
    },
  };
}
