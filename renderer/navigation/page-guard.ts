import type { Events } from '../services/events/index.ts';

/** Something on a page that would be lost with it. */
export interface PageGuard {
  /** Returns true while there is something to lose. */
  readonly isUnsaved: () => boolean;
  /** Asks the visitor; resolves with true where it may be lost. Aborted once that is idle. */
  readonly ask: (signal: AbortSignal) => Promise<boolean>;
  /** Called when a visitor has agreed, whichever guard has asked. */
  readonly onLeave: () => void;
}

/** The event by which guards are called together. */
const PAGE_LEAVING = 'page-leaving';

/** Collects the guards of a page that is about to be left. */
class LeaveRequest {
  readonly guards: PageGuard[] = [];
}

/**
 * Has a visitor asked before another page takes the place of the present one. Returns what ends
 * that. A document that is left asks by `beforeunload`.
 */
export function guardPage({ on }: Pick<Events, 'on'>, guard: PageGuard): () => void {
  return on(PAGE_LEAVING, (detail) => {
    if (detail instanceof LeaveRequest && guard.isUnsaved()) detail.guards.push(guard);
  });
}

/**
 * Asks whatever guards a page if it may be left. However much would be lost, a visitor is asked
 * once. A question that cannot be asked keeps nobody.
 */
export async function mayLeavePage(
  { emit }: Pick<Events, 'emit'>,
  signal: AbortSignal,
): Promise<boolean> {
  const { guards } = collectGuards(emit);
  const [first] = guards;
  if (!first) return true;
  const mayLeave = await first.ask(signal).catch(() => true);
  if (mayLeave) for (const { onLeave } of guards) onLeave();
  return mayLeave;
}

function collectGuards(emit: Events['emit']): LeaveRequest {
  const request = new LeaveRequest();
  emit(PAGE_LEAVING, request);
  return request;
}
