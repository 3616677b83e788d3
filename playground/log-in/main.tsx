import '#registry/theme.css';
import './log-in.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { canKeepSession, startSession } from '#renderer/session';
import { experience } from '../environment/experience.ts';
import { askForProfiles, type Person } from './ask-for-profiles.ts';
import { readDocumentHome } from './home-of-document.ts';
import { LogIn } from './log-in.tsx';
import { languageOf, translatorFor } from './messages.ts';
import { returnAddress } from './return-address.ts';

const element = document.querySelector('#log-in');
if (!element) throw new Error('log-in.html has no element #log-in to ask a visitor in.');

const home = readDocumentHome(document);

/**
 * Leaves the page in the place of which the next one stands: going back leads to where the visitor
 * came from.
 */
async function logIn(as: Person): Promise<void> {
  const profiles = await askForProfiles(as, window);
  const session = startSession(window);
  session.setProfiles(profiles);
  if (session.state().status !== 'known') throw new Error('The log-in gave no profile of use.');
  window.location.replace(returnAddress(new URL(window.location.href), home));
}

flushSync(() =>
  createRoot(element).render(
    <StrictMode>
      <LogIn
        appName={experience.appName}
        home={home}
        t={translatorFor(languageOf(document.documentElement.lang))}
        canKeep={canKeepSession(window)}
        onLogIn={logIn}
      />
    </StrictMode>,
  ),
);
document.documentElement.dataset['status'] = 'ready';
