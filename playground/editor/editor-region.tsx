import { useMemo, useRef, useState, type RefObject } from 'react';
import type { JsonChange } from '../json-text/change-json.ts';
import { Panel } from '../layout/panel.tsx';
import { getPanelId } from '../layout/panel-settings.ts';
import type { Theme } from '../layout/use-theme.ts';
import { TABS, type DocumentName } from '../state/document/names.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { useSchemaWords } from '../context/schema-words-context.ts';
import type { Translate } from '../environment/messages.ts';
import type { PlacedProblem } from '../state/document/check-text.ts';
import type { Draft } from '../state/document/draft.ts';
import { findQuickFix, formatQuickFixTitle } from '../state/quick-fix.ts';
import { translateSources } from '../assist/completion-sources.ts';
import { loadCompletionSources } from '../assist/load-completion-sources.ts';
import { getText } from '../wording/passage.ts';
import { useProblemWords } from '../wording/problem-words.tsx';
import type { TranslateProblem } from '../wording/translate-problem.ts';
import { EditorBar, LEAVE_HINT } from './editor-bar.tsx';
import type { Assistance, Comparison, LoadFullEditor, Marker } from './editor-props.ts';
import { Editor } from './editor.tsx';
import { Tabs, toTabId, TAB_PANEL } from './tabs.tsx';

interface EditorRegionProps {
  readonly theme: Theme;
  readonly loadFullEditor: LoadFullEditor;
}

/** The documents behind the page, one tab each. */
export function EditorRegion({ theme, loadFullEditor }: EditorRegionProps) {
  const tab = usePlayground(({ playground, earlyTab }) => playground?.tab ?? earlyTab ?? 'page');
  return (
    <Panel name="Editor" className="editor" id={getPanelId('editor')}>
      <Tabs selected={tab} />
      <div className="editor__panel" id={TAB_PANEL} role="tabpanel" aria-labelledby={toTabId(tab)}>
        <div className="editor__field">
          <DocumentEditor document={tab} theme={theme} loadFullEditor={loadFullEditor} />
        </div>
      </div>
    </Panel>
  );
}

const NO_TEXT = { problems: [], text: '' };

interface DocumentEditorProps extends EditorRegionProps {
  readonly document: DocumentName;
}

function DocumentEditor({ document, theme, loadFullEditor }: DocumentEditorProps) {
  const { t, store } = usePlaygroundContext();
  const draft = usePlayground(({ playground }) => playground?.documents[document]);
  const caret = usePlayground(({ playground }) => playground?.caret);
  const isElsewhere = usePlayground((state) => state.isElsewhere);
  const { problems, text: written } = draft ?? NO_TEXT;
  const findChange = usePlayground((state) => state.findChange);
  const toWords = useProblemWords();
  const markers = useMemo(
    () =>
      createMarkers({ problems, text: written }, { t, toWords }, (problem) =>
        findChange?.({ problem, document, text: written }),
      ),
    [problems, written, t, toWords, findChange, document],
  );
  const assistance = useAssistance();
  const name = TABS.find(({ id }) => id === document)?.name ?? '';
  const host = useRef<HTMLDivElement>(null);
  const { isComparing, compare, comparison } = useComparison(document, host);
  const { format, edit, undo, redo, noteCaret, noteEditor } = store.getState();
  return (
    <div className="document-editor" ref={host}>
      <EditorBar document={document} isComparing={isComparing} onCompare={compare} />
      <div className="document-editor__text">
        <Editor
          loadFullEditor={loadFullEditor}
          name={name}
          describedBy={LEAVE_HINT}
          comparison={comparison}
          onFormat={() => format(document)}
          document={document}
          value={draft?.text ?? ''}
          language="json"
          isReadOnly={!draft || isElsewhere}
          theme={theme}
          markers={markers}
          assistance={assistance}
          reveal={caret?.document === document ? caret : undefined}
          onChange={(text) => edit(document, text)}
          onCaret={noteCaret}
          onSettled={noteEditor}
          onUndo={undo}
          onRedo={redo}
        />
      </div>
    </div>
  );
}

function useAssistance(): Assistance {
  const { t, store } = usePlaygroundContext();
  const words = useSchemaWords();
  return useMemo(
    () => ({
      words,
      describeFolder: (folder) => t('filesOfFolder', { folder }),
      loadCompletionSources: async () =>
        translateSources(await loadCompletionSources(), words.translate),
      macros: () => store.getState().playground?.documents.macros.lastGood,
    }),
    [t, store, words],
  );
}

/**
 * Compares a document with its saved text while that is switched on. The focus goes back to the
 * button when the comparison ends.
 */
function useComparison(document: DocumentName, host: RefObject<HTMLElement | null>) {
  const { t } = usePlaygroundContext();
  const saved = usePlayground(({ playground }) => playground?.original[document]) ?? '';
  const [isComparing, compare] = useState(false);
  const comparison = useMemo<Comparison | undefined>(() => {
    const tab = TABS.find(({ id }) => id === document)?.name ?? '';
    if (!isComparing) return undefined;
    return {
      saved,
      label: t('savedText', { tab }),
      sameLabel: t('nothingDiffers'),
      onClose() {
        compare(false);
        host.current?.querySelector<HTMLElement>('[aria-pressed]')?.focus();
      },
    };
  }, [isComparing, saved, document, host, t]);
  return { isComparing, compare, comparison };
}

// More squiggles than this help nobody, and cost a pause at every keystroke.
const MAX_MARKERS = 500;

/** Creates the markers that underline the problems of a text. */
export function createMarkers(
  { problems, text }: Pick<Draft, 'problems' | 'text'>,
  { t, toWords }: { readonly t: Translate; readonly toWords: TranslateProblem },
  changeFor: (problem: PlacedProblem) => JsonChange | undefined = () => undefined,
): readonly Marker[] {
  return problems.slice(0, MAX_MARKERS).map((problem) => {
    const { place, severity, code } = problem;
    const { message, fix } = toWords(problem);
    const change = changeFor(problem);
    const title = formatQuickFixTitle({ problem, text }, t, change);
    return {
      offset: place.offset,
      length: place.length,
      severity,
      code,
      message: `${getText(message)} ${getText(fix)}`,
      ...(title !== undefined && {
        fix: { title, edit: () => findQuickFix(problem, text, change) },
      }),
    };
  });
}
