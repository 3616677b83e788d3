import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { App } from './app.tsx';
import { createWindowDrafts } from './state/drafts/connect-drafts.ts';
import { loadMonacoEditor } from './editor/load-monaco-editor.ts';
import { waitUntilWanted } from './editor/wait-until-wanted.ts';
import { dedupe } from './save/dedupe.ts';
import { preparePalette } from './outline/palette.tsx';
import { createWindowPictureList, PictureListContext } from './outline/picture-list.ts';
import { createSaveStore } from './save/save-store.ts';
import { createCurrentFiles } from './save/current-files.ts';
import { createSaveClient } from './save/create-save-client.ts';
import { createSavedFiles, createSavedSource } from './save/saved-source.ts';
import { openStartToken } from './save/take-token.ts';
import { offerFile } from './layout/offer-file.ts';
import { waitForIdle } from './environment/wait-for-idle.ts';
import {
  createAfterPaint,
  scheduleFullParse,
} from './state/incremental-parse/schedule-full-parse.ts';
import { createIncrementalReader } from './state/incremental-parse/incremental-reader.ts';
import { connectChanges, loadChangeFinder } from './state/fixes/connect-changes.ts';
import { connectContent } from './state/content/connect-content.ts';
import { connectLargeTexts } from './state/large-texts/connect-large-texts.ts';
import { createWorkerReader } from './state/large-texts/worker-reader.ts';
import { createPlaygroundStore } from './state/store.ts';
import { collectMessages } from './environment/collect-messages.ts';
import { createWindowEnvironment } from './environment/environment.ts';
import { experience } from './environment/experience.ts';
import { loadFixtureContent } from './environment/fixture-content.ts';
import { createLazyFiles } from './environment/later-files.ts';
import './theme/index.css';

// The token is taken before anything reads the address: no link that is made here must have it.
const server = dedupe(createSaveClient(window.fetch.bind(window), openStartToken(window)));
const bundled = createLazyFiles(
  async () => (await import('./environment/fixture-files.ts')).fixtureFiles,
);
const source = createSavedSource(bundled, server);
const files = () => createCurrentFiles(bundled, server);
const now = () => Date.now();
const environment = createWindowEnvironment(window, collectMessages(window, now));
const drafts = createWindowDrafts(window, now);
// The text can be typed in before all that helps with it is loaded, which holds the window longer
// than a key may wait.
const opened = Promise.withResolvers<void>();
const store = createPlaygroundStore({
  source,
  loadChecks: () => loadKnownChecks(experience),
  now,
  drafts,
  afterOpening: () => waitForIdle(window).then(opened.resolve),
});
const wanted = Promise.all([opened.promise, waitUntilWanted(store, document)]);
const loadFullEditor = () => wanted.then(loadMonacoEditor);
connectLargeTexts(store, createWorkerReader(), createIncrementalReader);
connectContent(store, () => loadFixtureContent(bundled, createSavedFiles(bundled, server).store));
scheduleFullParse(store, createAfterPaint(window));
connectChanges(store, loadChangeFinder);
drafts.connect(store);
const keep = createSaveStore({ store, source, server, offer: offerFile(window), now });
void keep.getState().start();

const pictures = createWindowPictureList(window);
void opened.promise.then(() => preparePalette(pictures));

const element = document.querySelector('#playground');
if (!element) throw new Error('index.html has no element #playground to draw the tool in.');
createRoot(element).render(
  <StrictMode>
    <PictureListContext value={pictures}>
      <App {...{ store, environment, loadFullEditor, keep, files }} />
    </PictureListContext>
  </StrictMode>,
);

store
  .getState()
  .start(environment.address(), environment.addressWrittenAt())
  .catch((error: unknown) => store.getState().notify({ kind: 'failed', reason: String(error) }));
