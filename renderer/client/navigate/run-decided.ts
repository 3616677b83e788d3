import type { Host } from '../../host/index.ts';
import { EXPERIMENT, type ClientPlan, type Plan } from '../../plan/index.ts';
import type { RunningPage } from '../hydrate/run-page.ts';
import { showInDocument } from './show-in-document.ts';

type Run = () => Promise<RunningPage>;

export interface DecideOptions {
  readonly window: Window;
  /** The page, from outside its slots. */
  readonly element: HTMLElement;
  /** The plan that a server left, which says what the page waits for. */
  readonly plan: ClientPlan | undefined;
  /** The parts of the outside world that the start of the page had. */
  readonly start: Pick<Host, 'reload'>;
  readonly signal: AbortSignal;
}

/**
 * Runs a page in whose place a server has left a skeleton, since it depends on who visits, and puts
 * the page there. Once somebody else visits, or nobody any more, the document is loaded anew, so
 * that it is decided anew. Rejects where code does not arrive; it may be called again.
 */
export async function runDecided(run: Run, options: DecideOptions): Promise<RunningPage> {
  const { element, start, plan: sent, signal } = options;
  const page = await run();
  const { platform, visitor } = page;
  const { session } = visitor.facts();
  const plan = sent?.decisions.waitsFor?.includes(EXPERIMENT)
    ? await showVariant(page, options)
    : (await page.rerender())?.plan;
  const look = () => void (visitor.facts().session === session || start.reload?.());
  signal.addEventListener('abort', visitor.subscribe(look));
  // It may have changed while the page was made.
  look();
  if (plan) showInDocument(element, plan, platform);
  return page;
}

/** Most pages are under no experiment. */
async function showVariant(page: RunningPage, options: DecideOptions): Promise<Plan | undefined> {
  const { showDecidedVariant } = await import('../experiments/show-decided-variant.ts');
  return showDecidedVariant(page, options);
}
