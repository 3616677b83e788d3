import { createRateLimit } from '../preview/rate-limit.ts';
import type {
  Answer,
  CheckMessage,
  FailedMessage,
  FollowMessage,
  PageMessage,
  PingMessage,
  PointMessage,
  ScrollMessage,
  ScrollPosition,
  SelectMessage,
  DisplayedMessage,
} from '../preview/protocol.ts';
import { isFromPreview, isReadyMessage } from './from-preview.ts';
import { createRequests, type Outcome, type PagePatch, type ShowRequest } from './requests.ts';

/** Notices that a frame does not answer its pings. */
interface Watchdog {
  /** Has to be called with every answer. */
  readonly noteAnswer: () => void;
  readonly stop: () => void;
}

interface WatchdogOptions {
  readonly window: Window;
  /** Sends a ping; false where there is no frame yet that could answer. */
  readonly ask: () => boolean;
  /** false when there was no answer for too long; true when there is one again. */
  readonly onStatus: (isAlive: boolean) => void;
}

const TICK_MS = 1_000;
const MAX_MISSED_TICKS = 3;
// Code and pictures may come over a slow network before the frame can answer.
const MAX_LOADING_TICKS = 20;

/**
 * Pings from now on. Ticks are counted and not time: where this window itself was busy, or sleeps
 * in the background, the frame has not been silent.
 */
function createWatchdog({ window, ask, onStatus }: WatchdogOptions): Watchdog {
  let missed = 0;
  let isAlive = true;

  const tick = () => {
    if (window.document.hidden) return;
    const limit = ask() ? MAX_MISSED_TICKS : MAX_LOADING_TICKS;
    if (isAlive && missed >= limit) {
      isAlive = false;
      onStatus(false);
    }
    missed += 1;
  };
  const timer = window.setInterval(tick, TICK_MS);

  return {
    noteAnswer() {
      missed = 0;
      if (isAlive) return;
      isAlive = true;
      onStatus(true);
    },
    stop: () => window.clearInterval(timer),
  };
}

/** The channel to the preview's frame. */
export interface FrameChannel {
  /**
   * Asks the frame to show something, as soon as it can; a later request replaces this one. With a
   * patch that leads here from the request before, only that is sent to a frame that has the other.
   */
  readonly show: (request: ShowRequest, patch?: PagePatch) => void;
  /** Says what is selected, as soon as the frame shows the page that the pointer leads into. */
  readonly select: (selection: Omit<SelectMessage, 'type'>) => void;
  /** Says whether the page is to be checked; a frame that is loaded anew hears of it too. */
  readonly check: (check: Omit<CheckMessage, 'type'>) => void;
  /** Says whether scrolling is to be reported; a frame that is loaded anew hears of it too. */
  readonly follow: (isWanted: boolean) => void;
  /** Outlines the element of an event that the frame has posted, if it still has that. */
  readonly pointAt: (event: PointMessage['event']) => void;
  /** Scrolls the page, as soon as the frame shows the one that the pointer leads into. */
  readonly scrollTo: (position: ScrollPosition) => void;
  readonly close: () => void;
}

interface FrameChannelOptions {
  /** The window that the frame's first message arrives at. */
  readonly window: Window;
  /** The frame's own window, once it has one. */
  readonly frame: () => Window | null;
  /** Is called only with the answer to the newest request. */
  readonly onAnswer: (answer: DisplayedMessage | FailedMessage) => void;
  /** Something was done in the frame, on the page that was asked for last. */
  readonly onMessage?: (message: PageMessage) => void;
  /**
   * Tells if the frame answers: false once it has been silent for seconds, true when it answers
   * again.
   */
  readonly onStatus: (isAlive: boolean) => void;
}

const MESSAGES_A_SECOND = 100;
const OUTCOMES: Readonly<Record<Answer['type'], Outcome>> = {
  'vitrine:shown': 'shown',
  'vitrine:failed': 'failed',
  'vitrine:refused': 'refused',
};
function isAnswer(message: Answer | PageMessage): message is Answer {
  return Object.hasOwn(OUTCOMES, message.type);
}

const PING: PingMessage = { type: 'vitrine:ping' };

/** Asks for a sign of life. Returns false where there is nobody yet whom to ask. */
function ping(port: MessagePort | undefined): boolean {
  port?.postMessage(PING);
  return port !== undefined;
}

type Wish = CheckMessage | FollowMessage;

/** Keeps what a frame is to know beside the page, and posts it as soon as the frame can use it. */
function createWishes(isSettled: () => boolean) {
  /** They last, by their type. */
  const wishes = new Map<string, Wish>();
  let port: MessagePort | undefined;
  let selection: SelectMessage | undefined;
  let goal: ScrollMessage | undefined;
  let isSent = true;

  const sendPlaces = () => {
    if (!port || !isSettled()) return;
    if (selection && !isSent) port.postMessage(selection);
    // It comes last: what is selected is brought into sight too.
    if (goal) port.postMessage(goal);
    [isSent, goal] = [isSent || selection !== undefined, undefined];
  };
  return {
    sendPlaces,
    select(message: SelectMessage) {
      [selection, isSent] = [message, false];
      sendPlaces();
    },
    scroll(message: ScrollMessage) {
      goal = message;
      sendPlaces();
    },
    keep(message: Wish) {
      wishes.set(message.type, message);
      port?.postMessage(message);
    },
    /** Continues with a frame that has received nothing yet. */
    startWith(own: MessagePort) {
      [port, isSent] = [own, false];
      for (const message of wishes.values()) port?.postMessage(message);
    },
  };
}

/** Opens the channel. Nothing is sent before the frame has passed its port. */
export function openFrameChannel(options: FrameChannelOptions): FrameChannel {
  const { window, frame, onAnswer, onStatus, onMessage } = options;
  const allow = createRateLimit(MESSAGES_A_SECOND, () => window.performance.now());
  const requests = createRequests(window);
  let port: MessagePort | undefined;
  const wishes = createWishes(requests.isSettled);
  const watchdog = createWatchdog({ window, onStatus, ask: () => ping(port) });
  const receive = ({ data }: MessageEvent<unknown>) => {
    if (!allow() || !isFromPreview(data)) return;
    watchdog.noteAnswer();
    if (data.type === 'vitrine:pong') return;
    if (!isAnswer(data)) {
      if (!('of' in data) || requests.isShown(data.of)) onMessage?.(data);
      return;
    }
    const isNewest = requests.isNewestAnswer(data.sequence, OUTCOMES[data.type]);
    if (isNewest && data.type !== 'vitrine:refused') onAnswer(data);
    wishes.sendPlaces();
  };
  const connect = ({ source, data, ports: [own] }: MessageEvent<unknown>) => {
    if (source === null || source !== frame() || !own || !allow() || !isReadyMessage(data)) return;
    // A document that was loaded anew has a port of its own.
    port?.close();
    port = own;
    own.addEventListener('message', receive);
    own.start();
    watchdog.noteAnswer();
    wishes.startWith(own);
    requests.startWith((message) => port?.postMessage(message));
  };
  window.addEventListener('message', connect);

  return {
    show: requests.put,
    select: (next) => wishes.select({ type: 'vitrine:select', ...next }),
    check: (next) => wishes.keep({ type: 'vitrine:check', ...next }),
    follow: (isWanted) => wishes.keep({ type: 'vitrine:follow', isWanted }),
    pointAt(event) {
      const message: PointMessage = { type: 'vitrine:point', ...(event && { event }) };
      port?.postMessage(message);
    },
    scrollTo: (position) => wishes.scroll({ type: 'vitrine:scroll', ...position }),
    close() {
      window.removeEventListener('message', connect);
      watchdog.stop();
      requests.close();
      port?.close();
    },
  };
}
