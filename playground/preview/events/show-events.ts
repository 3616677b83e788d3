import type { RenderedPage } from '#renderer';
import { followPage } from '#renderer/follow-page';
import { createEventPanel } from './create-event-panel.ts';
import { createEventRecorder, type EventRecorder } from './create-event-recorder.ts';
import { describeSource } from './describe-source.ts';

/**
 * Shows the events of a preview in a panel below its page, each as it happens. Links and forms no
 * longer lead to another document, with which the list would be gone.
 */
export function showEvents(
  window: Window & typeof globalThis,
  shown: () => RenderedPage | undefined,
): EventRecorder {
  const { document, performance } = window;
  const recorder = createEventRecorder({
    now: () => performance.timeOrigin + performance.now(),
    post: (message) => panel.add(message),
    later: (task) => window.queueMicrotask(task),
    followPage: (page) => followPage(window, page),
    describeSource: () => describeSource(window, shown()),
  });
  const panel = createEventPanel(window, recorder.findSource);
  document.addEventListener('click', (event) => {
    if (event.target instanceof window.Element && event.target.closest('a')) event.preventDefault();
  });
  document.addEventListener('submit', (event) => event.preventDefault());
  return recorder;
}
