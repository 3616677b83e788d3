import type { BeforeSend } from '../../services/measurement/index.ts';

interface EventHook {
  readonly beforeSend?: BeforeSend;
  /** Ends the experience, and its hook with it. */
  readonly signal: AbortSignal;
}

/**
 * The hooks of the experiences that were started last, by their windows. A window is measured
 * before its page hydrates, and perhaps by a site's own start-up.
 */
export const eventHooks = new WeakMap<object, EventHook>();
