import '#registry/theme.css';
import { check as checkScenario } from '#schemas/generated/scenario.check.ts';
import { createRateLimit } from './rate-limit.ts';
import { isShowMessage } from './is-show-message.ts';
import type { FromPreview } from './protocol.ts';
import { createStage } from './stage.ts';

/** More messages in a second than a person or a program of ours ever sends. */
const MESSAGES_A_SECOND = 120;

/**
 * The preview beside the editor: a document without an origin that shows what it is told. It listens to the
 * window around it and to nobody else, and takes nothing that does not have the agreed shape.
 */
const stage = createStage(window);
const allow = createRateLimit(MESSAGES_A_SECOND, () => performance.now());
let newest = 0;

// The editor's origin cannot be named from here; nothing that is secret is ever sent.
const tell = (message: FromPreview) => window.parent.postMessage(message, '*');

window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
  if (source !== window.parent || !allow() || !isShowMessage(data)) return;
  if (data.sequence <= newest || checkScenario(data.scenario).length > 0) return;
  const { sequence, scenario, page, macros } = data;
  newest = sequence;
  stage.show(scenario, { page, macros }).then(
    (shown) => {
      if (shown) tell({ type: 'vitrine:shown', sequence, ...shown });
    },
    (error: unknown) => tell({ type: 'vitrine:failed', sequence, reason: String(error) }),
  );
});

// Links would lead the frame away from the page that is being written.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
});
document.addEventListener('submit', (event) => event.preventDefault());

tell({ type: 'vitrine:ready' });
