import './theme/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { App } from './app.tsx';
import { windowDrafts } from './drafts/connect-drafts.ts';
import { loadMonacoEditor } from './editor/load-monaco-editor.ts';
import { fixtureFiles } from './fixture-files.ts';
import { afterPaintOf, connectLateReading } from './state/ahead/connect-late-reading.ts';
import { aheadReader } from './state/ahead/read-ahead.ts';
import { scenarioSource } from './scenarios/scenario-source.ts';
import { connectLargeTexts } from './state/large-texts/connect-large-texts.ts';
import { workerReader } from './state/large-texts/worker-reader.ts';
import { createPlaygroundStore } from './state/store.ts';
import { environmentOf } from './environment.ts';

const environment = environmentOf(window);
const now = () => Date.now();
const drafts = windowDrafts(window, now);
const store = createPlaygroundStore({
  source: scenarioSource(fixtureFiles),
  loadChecks: loadKnownChecks,
  now,
  drafts,
});
connectLargeTexts(store, workerReader(), aheadReader);
connectLateReading(store, afterPaintOf(window));
drafts.connect(store);

const element = document.querySelector('#playground');
if (!element) throw new Error('index.html has no element #playground to draw the tool in.');
createRoot(element).render(
  <StrictMode>
    <App store={store} environment={environment} loadFullEditor={loadMonacoEditor} />
  </StrictMode>,
);

store
  .getState()
  .start(environment.address(), environment.addressWrittenAt())
  .catch((error: unknown) => store.getState().notify({ kind: 'failed', reason: String(error) }));
