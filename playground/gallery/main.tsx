import '#registry/theme.css';
import '../theme/tokens.css';
import '../theme/base.css';
import '../theme/controls.css';
import './gallery.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createWindowEnvironment } from '../environment/environment.ts';
import { Gallery } from './gallery.tsx';
import { followIndex, INDEX } from './follow-index.ts';
import { readIndex } from './read-index.ts';
import { languageOf, translatorFor } from './messages.ts';

const element = document.querySelector('#gallery');
if (!element) throw new Error('gallery.html has no element #gallery to draw the scenarios in.');
const root = createRoot(element);
const environment = createWindowEnvironment(window);
const follow = followIndex(window, readIndex);

/** The html element says data-status="ready" once every scenario is listed, as a preview does. */
async function start(): Promise<void> {
  try {
    const response = await window.fetch(INDEX);
    const scenarios = readIndex(await response.json());
    flushSync(() =>
      root.render(
        <StrictMode>
          <Gallery scenarios={scenarios} environment={environment} follow={follow} />
        </StrictMode>,
      ),
    );
    document.documentElement.dataset['status'] = 'ready';
  } catch (error) {
    const t = translatorFor(languageOf(environment.readSetting('language')));
    root.render(<p role="alert">{t('listUnreadable', { reason: String(error) })}</p>);
  }
}

void start();
