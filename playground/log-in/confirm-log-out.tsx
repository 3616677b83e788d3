import '#registry/theme.css';
import './log-in.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { startSession } from '#renderer/session';
import { experience } from '../environment/experience.ts';
import { endSession } from './end-session.ts';
import { readDocumentHome } from './home-of-document.ts';
import { LogOut } from './log-out-form.tsx';
import { languageOf, translatorFor } from './messages.ts';

const element = document.querySelector('#log-out');
if (!element) throw new Error('confirm-log-out.html has no element #log-out to ask a visitor in.');

const home = readDocumentHome(document);
const session = startSession(window, { apiOrigin: window.location.origin });

if (session.state().status === 'known') {
  flushSync(() =>
    createRoot(element).render(
      <StrictMode>
        <LogOut
          appName={experience.appName}
          home={home}
          t={translatorFor(languageOf(document.documentElement.lang))}
          onLogOut={() => void endSession(session, window)}
        />
      </StrictMode>,
    ),
  );
  document.documentElement.dataset['status'] = 'ready';
} else {
  // Nobody is logged in, so there is nothing to ask.
  window.location.replace(home);
}
