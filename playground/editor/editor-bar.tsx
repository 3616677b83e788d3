import { ALONG_A_BAR } from '../layout/roving-tab-index.ts';
import { useRovingTabIndex } from '../layout/use-roving-tab-index.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import type { DocumentName } from '../state/document/names.ts';

/** The id of the hint that says how to leave the editor by keyboard, also to screen readers. */
export const LEAVE_HINT = 'editor-leave-hint';

interface EditorBarProps {
  readonly document: DocumentName;
  readonly isComparing: boolean;
  readonly onCompare: (isComparing: boolean) => void;
}

/** The line above the text: how to leave it, and what can be done with it as a whole. */
export function EditorBar({ document, isComparing, onCompare }: EditorBarProps) {
  const { t, store } = usePlaygroundContext();
  const canChange = usePlayground(
    ({ playground, isElsewhere }) => playground !== undefined && !isElsewhere,
  );
  return (
    <div className="editor__bar">
      <p className="editor__hint" id={LEAVE_HINT}>
        {t('leaveEditor')}
      </p>
      <div
        className="editor__tools"
        role="toolbar"
        aria-label={t('textTools')}
        ref={useRovingTabIndex(ALONG_A_BAR)}
      >
        <button
          type="button"
          className="button"
          title={`${t('format')} (Shift Alt F)`}
          disabled={!canChange}
          onClick={() => store.getState().format(document)}
        >
          {t('format')}
        </button>
        <button
          type="button"
          className="button"
          title={t('compareHint')}
          aria-pressed={isComparing}
          onClick={() => onCompare(!isComparing)}
        >
          {t('compare')}
        </button>
      </div>
    </div>
  );
}
