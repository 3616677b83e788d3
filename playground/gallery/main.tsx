import '#registry/theme.css';
import '../theme/tokens.css';
import '../theme/base.css';
import '../theme/controls.css';
import './gallery.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { surroundingsOf } from '../surroundings.ts';
import { Gallery } from './gallery.tsx';
import { readIndex } from './read-index.ts';

const element = document.querySelector('#gallery');
if (!element) throw new Error('gallery.html has no element #gallery to draw the scenarios in.');
const root = createRoot(element);

/** The html element says data-status="ready" once every scenario is listed, as a preview does. */
try {
  const response = await window.fetch('/preview/index.json');
  const scenarios = readIndex(await response.json());
  const surroundings = surroundingsOf(window);
  flushSync(() =>
    root.render(
      <StrictMode>
        <Gallery scenarios={scenarios} surroundings={surroundings} />
      </StrictMode>,
    ),
  );
  document.documentElement.dataset['status'] = 'ready';
} catch (error) {
  root.render(
    <p role="alert">
      The list of scenarios could not be read: {String(error)} Load the page again; if that does not
      help, look at /preview/index.json.
    </p>,
  );
}
