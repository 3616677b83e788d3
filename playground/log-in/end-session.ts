import type { Session } from '#renderer/session';
import { readDocumentHome } from './home-of-document.ts';

/** Ends a session in all tabs and at the service, and leads home in the place of this page. */
export async function endSession(session: Session, window: Window): Promise<void> {
  await session.logOut().revoked;
  window.location.replace(readDocumentHome(window.document));
}
