import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { LoadFullEditor } from './editor/editor-props.ts';
import { EditorRegion } from './editor/editor-region.tsx';
import { Explain } from './inspector/explain.tsx';
import { Inspector } from './inspector/inspector.tsx';
import { SaveContext } from './save/save-context.ts';
import type { SaveStore } from './save/save-state.ts';
import { PanelsContext, usePanels, type Panels } from './layout/folding.ts';
import { CommandContext, createCommandRegistry } from './layout/command-registry.ts';
import { PanelSeparator } from './layout/panel-separator.tsx';
import { createPanelStyle } from './layout/panel-settings.ts';
import { RegionKeys } from './layout/region-keys.tsx';
import { TabPanelContext } from './layout/region.tsx';
import { ScreenBar } from './layout/screen-bar.tsx';
import { ScreensContext, useIsNarrow, useScreens, type Screens } from './layout/screens.ts';
import { Side } from './side.tsx';
import { Footer } from './layout/footer.tsx';
import { LatePart } from './layout/late-part.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { SkipLinks } from './layout/skip-links.tsx';
import { TitleBar } from './title-bar.tsx';
import { useAddress } from './layout/use-address.ts';
import { useLanguage } from './layout/use-language.ts';
import { useReadyMark } from './layout/use-ready-mark.ts';
import { useTheme } from './layout/use-theme.ts';
import { useUndoKeys } from './layout/use-undo-keys.ts';
import { ModeContext, useModeChoice, type Mode } from './layout/mode.ts';
import { ActionBar } from './outline/action-bar.tsx';
import { FaultsRegion } from './preview-panel/faults-region.tsx';
import { LanguageBar, VersionBeside } from './languages/language-bar.tsx';
import type { OnPageStore } from './preview-panel/on-page.ts';
import { PreviewRegion } from './preview-panel/preview-region.tsx';
import { RecoveryDialog } from './recovery/recovery-dialog.tsx';
import { BugReport } from './report/bug-report.tsx';
import { Results } from './results/results.tsx';
import type { PlaygroundStore } from './state/state.ts';
import type { Environment } from './environment/environment.ts';
import {
  LanguageContext,
  PlaygroundContext,
  type SharedContext,
} from './context/playground-context.ts';
import { ProblemWordsProvider } from './wording/problem-words.tsx';
import { SchemaWordsContext } from './context/schema-words-context.ts';
import { ENGLISH_WORDS, loadSchemaWords } from './environment/schema-words.ts';
import { useLoaded } from './layout/use-loaded.ts';
import { languageOf, translatorFor, type Language } from './environment/messages.ts';

interface AppProps {
  readonly store: PlaygroundStore;
  readonly environment: Environment;
  readonly loadFullEditor: LoadFullEditor;
  /** The store that saves files; left out where there is no server that could save. */
  readonly keep?: SaveStore;
  /** Gives the fixtures as they are now. */
  readonly files?: SharedContext['files'];
}

/** The window of the playground, with all regions of its mode from the first moment on. */
export function App({ store, environment, loadFullEditor, keep, files }: AppProps) {
  const [language, chooseLanguage] = useLanguage(environment, languageOf);
  const context = useMemo(
    () => ({ store, environment, files, t: translatorFor(language) }),
    [store, environment, files, language],
  );
  const [theme, switchTheme] = useTheme(environment);
  const { mode, linked, choose } = useModeChoice(store, environment);
  useAddress(store, environment, linked);
  useUndoKeys(store);
  const panels = usePanels(mode, environment);
  const screens = useScreens(store, environment, mode);
  const isNarrow = screens.present !== undefined;
  useReadyMark(store, mode === 'code');
  return (
    <Contexts {...{ context, language, panels, screens, mode }}>
      <div
        className="app"
        data-theme={theme}
        data-mode={mode}
        data-screen={screens.present}
        style={createPanelStyle(panels.settings)}
      >
        <SkipLinks />
        <RegionKeys />
        <SaveContext value={keep}>
          <TitleBar
            theme={theme}
            onSwitchTheme={switchTheme}
            language={language}
            onLanguage={chooseLanguage}
            mode={mode}
            onMode={choose}
          />
          <NoticeBar />
        </SaveContext>
        <RecoveryDialog />
        <Side mode={mode} />
        <main className="app__work">
          {mode === 'code' && <EditorRegion theme={theme} loadFullEditor={loadFullEditor} />}
          <PreviewRegion
            versions={mode === 'write' && <LanguageBar />}
            beside={mode === 'write' ? createBeside : undefined}
            actions={mode === 'write' && <ActionBar />}
            grid={mode === 'test' ? createGrid : undefined}
          />
          <Results key={`results-${mode}`} explanation={<Explain />} />
          {!isNarrow && <Borders mode={mode} />}
        </main>
        <Details mode={mode} />
        {isNarrow ? <ScreenBar /> : <WideFooter />}
      </div>
    </Contexts>
  );
}

function createBeside(onPage: OnPageStore): ReactNode {
  return <VersionBeside onPage={onPage} />;
}

function createGrid(showPage: () => void): ReactNode {
  return (
    <LatePart load={loadPageGrid}>{(PageGrid) => <PageGrid onShowPage={showPage} />}</LatePart>
  );
}

async function loadPageGrid() {
  return (await import('./page-grid/page-grid.tsx')).PageGrid;
}

/** The line below, which a narrow window has no room for. */
function WideFooter() {
  return (
    <Footer>
      <BugReport />
    </Footer>
  );
}

/** The borders of all panels. They come last, so that they are in nobody's way to the text. */
function Borders({ mode }: { readonly mode: Mode }) {
  return (
    <>
      <PanelSeparator panel="side" />
      {mode === 'code' && <PanelSeparator panel="editor" />}
      <PanelSeparator panel="results" />
      <PanelSeparator panel="inspector" />
    </>
  );
}

/** The fields of the component, or in Test the faults of the services. */
function Details({ mode }: { readonly mode: Mode }) {
  const isNarrow = useIsNarrow();
  // There it stands behind a tab.
  if (mode === 'code' && isNarrow) return null;
  if (mode === 'test') return <FaultsRegion />;
  return (
    <TabPanelContext value={isNarrow}>
      <Inspector key={`inspector-${mode}`} />
    </TabPanelContext>
  );
}

interface ContextsProps {
  readonly context: SharedContext;
  readonly language: Language;
  readonly panels: Panels;
  readonly screens: Screens;
  readonly mode: Mode;
  readonly children: ReactNode;
}

function Contexts({ context, language, panels, screens, mode, children }: ContextsProps) {
  const load = useCallback(() => loadSchemaWords(language), [language]);
  const [commands] = useState(createCommandRegistry);
  // The window does not wait for them: the words of the schemas are English until they are there.
  const { data: words = ENGLISH_WORDS } = useLoaded(load);
  return (
    <PlaygroundContext value={context}>
      <PanelsContext value={panels}>
        <ScreensContext value={screens}>
          <LanguageContext value={language}>
            <SchemaWordsContext value={words}>
              <ModeContext value={mode}>
                <CommandContext value={commands}>
                  <ProblemWordsProvider>{children}</ProblemWordsProvider>
                </CommandContext>
              </ModeContext>
            </SchemaWordsContext>
          </LanguageContext>
        </ScreensContext>
      </PanelsContext>
    </PlaygroundContext>
  );
}
