import type { TokenIssuer } from '#fixtures/backend';
import type { openDocuments, WatchedDocument } from '../faults/open-documents.ts';
import { SESSION_NAME } from './sample-session.ts';

type Open = ReturnType<typeof openDocuments>;

/**
 * Opens a document whose visitor is signed in with tokens of the issuer, and whose clock a test
 * moves.
 */
export async function openSignedIn(
  open: Open,
  tokens: TokenIssuer,
  profileIds: readonly string[],
): Promise<WatchedDocument> {
  const opened = await open({
    site: { tokens },
    prepare: async (page, { address }) => {
      await page.clock.install();
      await page.context().addCookies([{ name: 'signed-in', value: '1', url: address }]);
      const session = sessionWith(tokens, profileIds);
      await page.addInitScript(storeSession, [SESSION_NAME, session] as const);
    },
  });
  // Calls that are under way would meet their time limit when the clock is moved.
  await opened.page.waitForLoadState('networkidle');
  return opened;
}

function sessionWith(tokens: TokenIssuer, profileIds: readonly string[]): string {
  const profiles = profileIds.map((profileId) => {
    const { accessToken, refreshToken, lifetimeS } = tokens.issue(profileId);
    const expirationTime = Date.now() + lifetimeS * 1_000;
    const times = { accessTokenTimeToLive: lifetimeS, expirationTime };
    return { profileId, profileType: 'PRVT', accessToken, refreshToken, ...times };
  });
  return JSON.stringify({ profiles });
}

/** Runs inside the page, before any of its own code. */
function storeSession([name, text]: readonly [string, string]): void {
  localStorage.setItem(name, text);
}
