import type { Host } from '../host/index.ts';
import { applyHead } from './apply-head.ts';
import { emitPageError } from './emit-page-error.ts';
import type { RunningPage } from './run-page.ts';

export interface DecidePageOptions {
  readonly document: Document;
  /** The page, from outside its slots. */
  readonly element: HTMLElement;
  readonly host: Pick<Host, 'reload'>;
  readonly signal: AbortSignal;
}

/**
 * Puts the page in the place of the skeleton that a server has left, where it depends on who visits. Once somebody else visits, or
 * nobody any more, the document is loaded anew, so that it is decided anew. Rejects where code does not arrive; it may be called again.
 */
export async function decidePage(
  { platform, visitor, rerender }: RunningPage,
  { document, element, host, signal }: DecidePageOptions,
): Promise<void> {
  const { session } = visitor.facts();
  const rendered = await rerender();
  const look = () => void (visitor.facts().session === session || host.reload?.());
  signal.addEventListener('abort', visitor.subscribe(look));
  // It may have changed while the page was made.
  look();
  if (!rendered) return;
  const { head, layout, decisions } = rendered.plan;
  applyHead(document, head);
  element.dataset['layout'] = layout;
  emitPageError(platform.events, decisions);
}
