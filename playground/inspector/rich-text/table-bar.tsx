import type { Command, EditorState } from 'prosemirror-state';
import { usePlaygroundContext } from '../../context/playground-context.ts';
import type { MessageKey } from '../../environment/messages.ts';
import { ALONG_A_BAR } from '../../layout/roving-tab-index.ts';
import { useRovingTabIndex } from '../../layout/use-roving-tab-index.ts';
import { changeTable, isInTable, type TableAction } from './table-commands.ts';

interface TableBarProps {
  /** The name of the field. */
  readonly label: string;
  readonly isLocked: boolean;
  readonly state: EditorState;
  readonly run: (command: Command) => void;
}

/** The tools of a table, while the caret is in one. */
export function TableBar(props: TableBarProps) {
  return isInTable(props.state) && !props.isLocked ? <Bar {...props} /> : null;
}

const ACTIONS: readonly (readonly [TableAction, MessageKey])[] = [
  ['add-row', 'addRow'],
  ['add-column', 'addColumn'],
  ['remove-row', 'removeRow'],
  ['remove-column', 'removeColumn'],
];

function Bar({ label, state, run }: TableBarProps) {
  const { t } = usePlaygroundContext();
  const bar = useRovingTabIndex(ALONG_A_BAR);
  const isChangeable = changeTable('add-row')(state);
  if (!isChangeable) return <p className="rich-text__note">{t('tableInSource')}</p>;
  return (
    <div
      className="rich-text__tools rich-text__tools--table"
      role="toolbar"
      aria-label={t('tableOf', { field: label })}
      ref={bar}
    >
      {ACTIONS.map(([action, key]) => (
        <button
          key={action}
          type="button"
          className="button button--line"
          // The text keeps the focus, and so the caret stays in its cell.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(changeTable(action))}
        >
          {t(key)}
        </button>
      ))}
    </div>
  );
}
