import { startSession } from '#renderer/session';
import { readDocumentHome } from './home-of-document.ts';

// Profiles, tokens and hint go, in all tabs. There is nothing to be seen.
startSession(window).logOut();
window.location.replace(readDocumentHome(document));
