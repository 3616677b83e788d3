import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import type { LoadFullEditor } from './editor/editor-props.ts';
import { EditorRegion } from './editor/editor-region.tsx';
import { Inspector } from './inspector/inspector.tsx';
import { SaveContext } from './save/save-context.ts';
import type { SaveStore } from './save/save-state.ts';
import { FoldingContext, useFolding, type Folding } from './layout/folding.ts';
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
import { ModeContext, useModeChoice, type Mode } from './layout/mode.ts';
import { SideTabs, type SideTab } from './layout/side-tabs.tsx';
import { ActionBar } from './outline/action-bar.tsx';
import { ComponentGrid } from './outline/component-grid.tsx';
import { Outline } from './outline/outline.tsx';
import { FaultsRegion } from './preview-panel/faults-region.tsx';
import { LanguageBar } from './languages/language-bar.tsx';
import { PreviewRegion } from './preview-panel/preview-region.tsx';
import { RecoveryDialog } from './recovery/recovery-dialog.tsx';
import { Results } from './results/results.tsx';
import { Scenarios } from './scenarios/scenarios.tsx';
import type { PlaygroundStore } from './state/state.ts';
import type { Environment } from './environment/environment.ts';
import {
  PlaygroundContext,
  usePlaygroundContext,
  type SharedContext,
} from './context/playground-context.ts';
import { languageOf, translatorFor } from './environment/messages.ts';

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
  useRegionKeys();
  const folding = useFolding(store, environment);
  useReadyMark(store, mode === 'code');
  return (
    <Contexts {...{ context, folding, mode }}>
      <div className="app" data-theme={theme} data-mode={mode}>
        <SkipLinks />
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
        <Side mode={mode} isNarrow={folding.isNarrow} />
        <main className="app__work">
          {mode === 'code' && <EditorRegion theme={theme} loadFullEditor={loadFullEditor} />}
          <PreviewRegion
            versions={mode === 'write' && <LanguageBar />}
            actions={mode === 'write' && <ActionBar />}
            grid={mode === 'test' ? createGrid : undefined}
          />
          <Results key={`results-${mode}`} />
        </main>
        {mode === 'test' ? <FaultsRegion /> : <Inspector key={`inspector-${mode}`} />}
        <Footer />
      </div>
    </Contexts>
  );
}

/** Arrives when a person chooses it. */
const PageGrid = lazy(async () => ({
  default: (await import('./page-grid/page-grid.tsx')).PageGrid,
}));

function createGrid(showPage: () => void): ReactNode {
  return (
    <Suspense>
      <PageGrid onShowPage={showPage} />
    </Suspense>
  );
}

interface ContextsProps {
  readonly context: SharedContext;
  readonly folding: Folding;
  readonly mode: Mode;
  readonly children: ReactNode;
}

function Contexts({ context, folding, mode, children }: ContextsProps) {
  return (
    <PlaygroundContext value={context}>
      <FoldingContext value={folding}>
        <ModeContext value={mode}>{children}</ModeContext>
      </FoldingContext>
    </PlaygroundContext>
  );
}

interface SideProps {
  readonly mode: Mode;
  readonly isNarrow: boolean;
}

/**
 * The regions that lead to what is worked on: in Write one at a time, in Code one below another.
 * Test works on scenarios as they are.
 */
function Side({ mode, isNarrow }: SideProps) {
  const { t } = usePlaygroundContext();
  const isWriting = mode === 'write';
  return (
    <aside className="app__side" aria-label={t('sideTabs')}>
      {isWriting && !isNarrow ? (
        <SideTabs label={t('sideTabs')} tabs={SIDE_TABS} />
      ) : (
        <>
          <Scenarios />
          {mode !== 'test' && <Outline />}
          {isWriting && <ComponentGrid />}
        </>
      )}
    </aside>
  );
}

const SIDE_TABS: readonly SideTab[] = [
  { name: 'Page', content: <Outline /> },
  { name: 'Scenarios', content: <Scenarios /> },
  { name: 'Components', content: <ComponentGrid /> },
];
