import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { Host } from '../../host/index.ts';
import { applyApiOrigin, getApiOrigins } from '../../services/http/index.ts';
import { createSession, startSession, type Session } from '../../services/session/index.ts';

export interface OwnSessionOptions {
  readonly window: Window & typeof globalThis;
  /** The whole outside world; without it the window's. */
  readonly host?: Host;
  readonly experience: ExperienceConfig | (() => Promise<ExperienceConfig>);
  /** Ends the session. */
  readonly signal: AbortSignal;
}

/** Starts the session of a page whose site has none of its own. It ends with the page. */
export async function openSession({
  window,
  host,
  signal,
  experience: ownExperience,
}: OwnSessionOptions): Promise<Session> {
  const experience = typeof ownExperience === 'function' ? await ownExperience() : ownExperience;
  const configured = applyApiOrigin(experience, window.document);
  const url = host?.url() ?? new URL(window.location.href);
  const [apiOrigin, ...apiOrigins] = getApiOrigins(configured, url);
  const options = { apiOrigin, apiOrigins };
  const session = host ? createSession(options, host) : startSession(window, options);
  if (host) session.start();
  signal.addEventListener('abort', session.dispose);
  return session;
}
