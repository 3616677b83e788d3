import '#registry/theme.css';
import './log-in.css';
import { startSession } from '#renderer/session';
import { endSession } from './end-session.ts';

// This server is the API host as well. There is nothing to be seen where it runs.
const session = startSession(window, { apiOrigin: window.location.origin });
void endSession(session, window);
