import { CommandButton } from '../layout/command-button.tsx';
import { COMMANDS } from '../layout/command-list.ts';
import { ALONG_A_BAR } from '../layout/roving-tab-index.ts';
import { useRovingTabIndex } from '../layout/use-roving-tab-index.ts';
import { useChangeRefusal } from '../layout/use-change-refusal.ts';
import { usePlaygroundContext } from '../context/playground-context.ts';
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
  const refusal = useChangeRefusal();
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
        <CommandButton
          of={COMMANDS.format}
          className="button"
          refusal={refusal}
          run={() => store.getState().format(document)}
        />
        <CommandButton
          of={COMMANDS.compare}
          className="button"
          hint={t('compareHint')}
          aria-pressed={isComparing}
          run={() => onCompare(!isComparing)}
        />
      </div>
    </div>
  );
}
