import type { Experience } from '#renderer';
import type { Consent } from '#renderer/consent';
import { createConfiguredSearch, hasSuggestions } from '#renderer/search';
import type { Session } from '#renderer/session';
import { startShell } from '#registry/start-shell';

type Platform = Awaited<ReturnType<Experience['wake']>>;

interface SiteShellOptions {
  readonly platform: Platform;
  readonly session: Session;
  readonly consent: Consent;
}

/** Starts the shell around a previewed page as its site does. Returns what ends it. */
export function startSiteShell(
  window: Window & typeof globalThis,
  { platform, session, consent }: SiteShellOptions,
): () => void {
  return startShell(window, {
    consent,
    onSwitchProfile: session.switchProfile,
    suggest: suggestIn(platform, session),
  });
}

/**
 * Returns the function that suggests searches on the page of a platform; undefined where its site
 * has no suggestions.
 */
function suggestIn(platform: Platform, visitor: Session) {
  const { experience, site } = platform;
  if (!hasSuggestions(experience)) return undefined;
  const options = { ...platform, segment: site.segment, visitor: async () => visitor };
  return createConfiguredSearch(options, platform).suggest;
}
