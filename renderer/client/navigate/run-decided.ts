import type { Host } from '../../host/index.ts';
import type { RunningPage } from '../hydrate/run-page.ts';
import { showInDocument } from './show-in-document.ts';

type Run = () => Promise<RunningPage>;

export interface DecideOptions {
  /** The page, from outside its slots. */
  readonly element: HTMLElement;
  readonly host: Pick<Host, 'reload'>;
  readonly signal: AbortSignal;
}

/**
 * Runs a page in whose place a server has left a skeleton, since it depends on who visits, and puts
 * the page there. Once somebody else visits, or nobody any more, the document is loaded anew, so
 * that it is decided anew. Rejects where code does not arrive; it may be called again.
 */
export async function runDecided(
  run: Run,
  { element, host, signal }: DecideOptions,
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
  showInDocument(element, rendered.plan, platform);
  return page;
}
