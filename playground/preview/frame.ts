import '#registry/theme.css';
import { check as checkScenario } from '#schemas/generated/scenario.check.ts';
import { createRateLimit } from './rate-limit.ts';
import { isPingMessage, isShowMessage } from './is-show-message.ts';
import type { FromPreview, ReadyMessage, ShowMessage } from './protocol.ts';
import { createStage } from './scenario-runner.ts';

/** More messages in a second than a person or a program of ours ever sends. */
const MESSAGES_A_SECOND = 120;

/**
 * The preview beside the editor: a document without an origin that shows what it is told. It is told through one
 * port, which it hands to the window around it, and takes nothing that does not have the agreed shape.
 */
const stage = createStage(window);
const allow = createRateLimit(MESSAGES_A_SECOND, () => performance.now());
const { port1: port, port2: portOfEditor } = new MessageChannel();
let newest = 0;

const tell = (message: FromPreview) => port.postMessage(message);

async function show({ sequence, scenario, macros, ...message }: ShowMessage): Promise<void> {
  const { pageText, page = pageText === undefined ? undefined : JSON.parse(pageText) } = message;
  const shown = await stage.show(scenario, { page, macros });
  if (!shown) throw new Error('Nothing was drawn.');
  tell({ type: 'vitrine:shown', sequence, ...shown });
}

port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (!allow()) return;
  if (isPingMessage(data)) {
    tell({ type: 'vitrine:pong' });
    return;
  }
  if (!isShowMessage(data) || data.sequence <= newest) return;
  const { sequence } = data;
  newest = sequence;
  const fail = (error: unknown) =>
    tell({ type: 'vitrine:failed', sequence, reason: String(error) });
  // Every request has its answer: the editor says nothing more before it.
  if (checkScenario(data.scenario).length > 0) fail('Its scenario does not keep to its schema.');
  else show(data).catch(fail);
});
port.start();

// Links would lead the frame away from the page that is being written.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
});
document.addEventListener('submit', (event) => event.preventDefault());

const ready: ReadyMessage = { type: 'vitrine:ready' };
// This document has no origin, but its address has: the tool is served from there too, and nobody else may hear this.
window.parent.postMessage(ready, window.location.origin, [portOfEditor]);
