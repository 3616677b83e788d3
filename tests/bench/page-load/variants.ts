const SCRIPT = /<script\b.*?<\/script>/gs;
const PRELOADED_SCRIPT = /<link rel="modulepreload"[^>]*>/g;

/** The address of the one script of the page with one task. */
export const ONE_TASK = '/one-task.js';

/** A task may take this long without blocking anything. */
const LONG_TASK_MS = 50;

/** The one task takes this much longer. */
const BLOCKING_MS = 50;

/**
 * One task that keeps the thread from everything else for 50 ms beyond what counts as no block at
 * all.
 */
export const ONE_TASK_SCRIPT = `const end = performance.now() + ${LONG_TASK_MS + BLOCKING_MS};
while (performance.now() < end);
`;

/** The same document without any script, and without asking for one. */
export function withoutScripts(html: string): string {
  return html.replaceAll(SCRIPT, '').replaceAll(PRELOADED_SCRIPT, '');
}

/** The same document with no script but the one task. */
export function withOneTask(html: string): string {
  const script = `<script type="module" src="${ONE_TASK}"></script>`;
  return withoutScripts(html).replace('</head>', `${script}</head>`);
}

/** Returns how long tasks of these durations keep others waiting, in milliseconds. */
export function blockingMsOf(tasks: readonly number[]): number {
  return tasks.reduce((sum, task) => sum + Math.max(0, task - LONG_TASK_MS), 0);
}
