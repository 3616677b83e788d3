import type { Host } from '../host/index.ts';
import { applyHead } from './apply-head.ts';
import { emitPageError } from './emit-page-error.ts';
import type { RunningPage } from './run-page.ts';

type Run = () => Promise<RunningPage>;

export interface DecideOptions {
  readonly document: Document;
  /** The page, from outside its slots. */
  readonly element: HTMLElement;
  readonly host: Pick<Host, 'reload'>;
  readonly signal: AbortSignal;
}

/**
 * Runs a page in whose place a server has left a skeleton, since it depends on who visits, and puts the page there. Once somebody else
 * visits, or nobody any more, the document is loaded anew, so that it is decided anew. Rejects where code does not arrive; it may be
 * called again.
 */
export async function runDecided(
  run: Run,
  { document, element, host, signal }: DecideOptions,
): Promise<RunningPage> {
  const page = await run();
  const { platform, visitor, rerender } = page;
  const { session } = visitor.facts();
  const rendered = await rerender();
  const look = () => void (visitor.facts().session === session || host.reload?.());
  signal.addEventListener('abort', visitor.subscribe(look));
  // It may have changed while the page was made.
  look();
  if (!rendered) return page;
  const { head, layout, decisions } = rendered.plan;
  applyHead(document, head);
  element.dataset['layout'] = layout;
  emitPageError(platform.events, decisions);
  return page;
}

/** Lets deferred features run. */
export function runDeferred(window: Window, wake: Run, signal: AbortSignal): void {
  if (!signal.aborted) void runAtOnce(window, async () => (await wake()).runDeferred(), signal);
}

/** Runs it now, and where code does not arrive as often as the network comes back. Resolves with whether it runs. */
export async function runAtOnce(
  window: Window,
  run: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<boolean> {
  const runs = () =>
    run().then(
      () => true,
      () => false,
    );
  if (await runs()) return true;
  const ending = new AbortController();
  const tryAgain = async () => void ((await runs()) && ending.abort());
  signal.addEventListener('abort', () => ending.abort());
  window.addEventListener('online', () => void tryAgain(), { signal: ending.signal });
  return false;
}
