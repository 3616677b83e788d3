import '#registry/theme.css';
import { RefusedPatch } from '#renderer';
import { followPage } from '#renderer/follow-page';
import { check as checkScenario } from '#schemas/generated/scenario.check.ts';
import { experience as ownExperience } from '../environment/experience.ts';
import { collectMessages } from '../environment/collect-messages.ts';
import { waitForIdle } from '../environment/wait-for-idle.ts';
import { isExperience } from '#schemas/is-experience.ts';
import { createAccessibilityCheck } from './accessibility/create-accessibility-check.ts';
import { createAxeLoader } from './accessibility/load-axe.ts';
import { createCallRecorder } from './calls/create-call-recorder.ts';
import { createConsoleReport } from './console-report.ts';
import { createEventRecorder } from './events/create-event-recorder.ts';
import { describeSource } from './events/describe-source.ts';
import { createRateLimit } from './rate-limit.ts';
import {
  isCheckMessage,
  isFollowMessage,
  isPatchMessage,
  isPingMessage,
  isPointMessage,
  isScrollMessage,
  isSelectMessage,
  isShowMessage,
} from './is-show-message.ts';
import { createMediaChoices } from './media-choices.ts';
import type { FromPreview, PatchMessage, ReadyMessage, ShowMessage } from './protocol.ts';
import { createScenarioRunner, type RunResult } from './scenario-runner.ts';
import { createScrolling } from './scrolling/create-scrolling.ts';
import { findEnclosingItem } from './selecting/items-on-page.ts';
import { createSelecting } from './selecting/create-selecting.ts';
import { skipUnseen } from './skip-unseen.ts';

/** No person and no program of ours ever sends as many messages in a second. */
const MESSAGES_A_SECOND = 120;

/** Calls are posted together, a few times a second: the editor hears no more than it can show. */
const CALLS_DELAY_MS = 50;

/** Events are posted with what a moment has brought of them. */
const EVENTS_DELAY_MS = 50;

/** The console is for a report, which nobody writes as fast as this. */
const CONSOLE_DELAY_MS = 500;

/**
 * The preview beside the editor: a document without an origin that shows what the editor sends.
 * Messages come through one port, which it hands to the window around it; a message of any other
 * shape is ignored.
 */
const { port1: port, port2: portOfEditor } = new MessageChannel();
const post = (message: FromPreview) => port.postMessage(message);
const calls = createCallRecorder({
  now: () => performance.timeOrigin + performance.now(),
  post,
  later: (task) => void setTimeout(task, CALLS_DELAY_MS),
});
const events = createEventRecorder({
  now: () => performance.timeOrigin + performance.now(),
  post,
  later: (task) => void setTimeout(task, EVENTS_DELAY_MS),
  followPage: (page) => followPage(window, page),
  describeSource: () => describeSource(window, runner.shown()?.page),
});
const reportConsole = createConsoleReport({
  read: () => readConsole(),
  post,
  later: (task) => void setTimeout(task, CONSOLE_DELAY_MS),
});
const readConsole = collectMessages(window, () => Date.now(), reportConsole);
const runner = createScenarioRunner(window, {
  calls,
  events,
  onProblem({ code }) {
    // A component may also fail long after it was shown, while somebody uses it.
    if (code === 'component-threw') window.requestAnimationFrame(() => void selecting.refresh());
  },
});
const mediaChoices = createMediaChoices(window);
const allow = createRateLimit(MESSAGES_A_SECOND, () => performance.now());
let newest = 0;
/** The number of what is shown; nothing after a failure, of which only the whole leads on. */
let shown: number | undefined;

const selecting = createSelecting(window, {
  shown: runner.shown,
  onClicked: (clicked) =>
    shown !== undefined && post({ type: 'vitrine:clicked', of: shown, ...clicked }),
  onAdd: (pointer) => shown !== undefined && post({ type: 'vitrine:add', of: shown, pointer }),
  onMessage: post,
});

const scrolling = createScrolling(window, {
  shown: runner.shown,
  onScrolled: (position) =>
    shown !== undefined && post({ type: 'vitrine:scrolled', of: shown, ...position }),
});

const accessibility = createAccessibilityCheck({
  load: createAxeLoader(window, (address, type) =>
    type === undefined
      ? import(/* @vite-ignore */ address)
      : import(/* @vite-ignore */ address, { with: { type } }),
  ),
  waitForIdle: () => waitForIdle(window),
  pause: () => new Promise((resolve) => void setTimeout(resolve)),
  now: () => performance.now(),
  findOwner(element) {
    const page = runner.shown()?.page;
    const item = page && findEnclosingItem(page.plan, element)?.item;
    return item && { pointer: item.pointer, component: item.type };
  },
  post,
});

async function show(request: ShowMessage): Promise<void> {
  const { sequence, scenario, media = {}, macros, shell, ...message } = request;
  mediaChoices.choose(media);
  const { pageText, page = pageText === undefined ? undefined : JSON.parse(pageText) } = message;
  const { experience = ownExperience } = message;
  if (!isExperience(experience)) throw new Error('Its experience does not keep to its schema.');
  const result = await runner.run(scenario, { page, macros, cmsData: shell }, experience);
  noteShown(sequence, result);
}

async function update({ sequence, of, patch }: PatchMessage): Promise<void> {
  if (of !== shown) {
    throw new RefusedPatch('another-model', 'it was written for another page than is shown.');
  }
  noteShown(sequence, await runner.update(patch));
}

function noteShown(sequence: number, result: RunResult | undefined): void {
  if (!result) throw new Error('Nothing was drawn.');
  shown = sequence;
  const page = runner.shown()?.page;
  if (page) skipUnseen(document, page.plan);
  const missing = selecting.refresh().map(({ pointer }) => pointer);
  post({ type: 'vitrine:shown', sequence, ...result, missing });
  accessibility.noteShown(sequence);
  scrolling.refresh();
}

port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (!allow()) return;
  if (isPingMessage(data)) {
    post({ type: 'vitrine:pong' });
    return;
  }
  if (isSelectMessage(data)) {
    scrolling.release();
    selecting.select(data);
    return;
  }
  if (isPointMessage(data)) {
    const { event } = data;
    selecting.showSource(event && events.findSource(event), event?.isChosen ?? false);
    return;
  }
  if (isFollowMessage(data)) {
    scrolling.follow(data);
    return;
  }
  if (isScrollMessage(data)) {
    scrolling.scrollTo(data);
    return;
  }
  if (isCheckMessage(data)) {
    accessibility.follow(data);
    return;
  }
  const isPatch = isPatchMessage(data);
  if ((!isPatch && !isShowMessage(data)) || data.sequence <= newest) return;
  const { sequence } = data;
  newest = sequence;
  const fail = (error: unknown) => {
    if (isPatch && error instanceof RefusedPatch) {
      post({ type: 'vitrine:refused', sequence });
      return;
    }
    shown = undefined;
    accessibility.noteShown(undefined);
    post({ type: 'vitrine:failed', sequence, reason: String(error) });
  };
  // Every request gets an answer: the editor sends nothing more before it.
  if (isPatch) update(data).catch(fail);
  else if (checkScenario(data.scenario).length > 0)
    fail('Its scenario does not keep to its schema.');
  else show(data).catch(fail);
});
port.start();

// Links would lead the frame away from the page that is being written.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
});
document.addEventListener('submit', (event) => event.preventDefault());

const ready: ReadyMessage = { type: 'vitrine:ready' };
// This document has no origin, but its address has: the tool is served from there too, and nobody
// else may receive this.
window.parent.postMessage(ready, window.location.origin, [portOfEditor]);
