import { useMemo } from 'react';
import type { LoadFullEditor } from './editor/editor-props.ts';
import { EditorRegion } from './editor/editor-region.tsx';
import { Inspector } from './inspector/inspector.tsx';
import { SaveContext } from './save/save-context.ts';
import type { SaveStore } from './save/save-state.ts';
import { FoldingContext, useFolding } from './layout/folding.ts';
import { Footer } from './layout/footer.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { SkipLinks } from './layout/skip-links.tsx';
import { TitleBar } from './title-bar.tsx';
import { useAddress } from './layout/use-address.ts';
import { useLanguage } from './layout/use-language.ts';
import { useReadyMark } from './layout/use-ready-mark.ts';
import { useRegionKeys } from './layout/use-region-keys.ts';
import { useTheme } from './layout/use-theme.ts';
import { useUndoKeys } from './layout/use-undo-keys.ts';
import { Outline } from './outline/outline.tsx';
import { PreviewRegion } from './preview-panel/preview-region.tsx';
import { RecoveryDialog } from './recovery/recovery-dialog.tsx';
import { Results } from './results/results.tsx';
import { Scenarios } from './scenarios/scenarios.tsx';
import type { PlaygroundStore } from './state/state.ts';
import type { Environment } from './environment/environment.ts';
import { PlaygroundContext } from './context/playground-context.ts';
import { languageOf, translatorFor } from './environment/messages.ts';

interface AppProps {
  readonly store: PlaygroundStore;
  readonly environment: Environment;
  readonly loadFullEditor: LoadFullEditor;
  /** The store that saves files; left out where there is no server that could save. */
  readonly keep?: SaveStore;
}

/** The window of the playground, with all ten regions from the first moment on. */
export function App({ store, environment, loadFullEditor, keep }: AppProps) {
  const [language, chooseLanguage] = useLanguage(environment, languageOf);
  const context = useMemo(
    () => ({ store, environment, t: translatorFor(language) }),
    [store, environment, language],
  );
  const [theme, switchTheme] = useTheme(environment);
  useAddress(store, environment);
  useUndoKeys(store);
  useRegionKeys();
  const folding = useFolding(store, environment);
  useReadyMark(store);
  return (
    <PlaygroundContext value={context}>
      <FoldingContext value={folding}>
        <div className="app" data-theme={theme}>
          <SkipLinks />
          <SaveContext value={keep}>
            <TitleBar
              theme={theme}
              onSwitchTheme={switchTheme}
              language={language}
              onLanguage={chooseLanguage}
            />
            <NoticeBar />
          </SaveContext>
          <RecoveryDialog />
          <div className="app__side">
            <Scenarios />
            <Outline />
          </div>
          <main className="app__work">
            <EditorRegion theme={theme} loadFullEditor={loadFullEditor} />
            <PreviewRegion />
            <Results />
          </main>
          <Inspector />
          <Footer />
        </div>
      </FoldingContext>
    </PlaygroundContext>
  );
}
