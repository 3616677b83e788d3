import type { ReactNode } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { findPages, type UsingPage } from '../usages/list-pages.ts';
import { CellEditor } from './cell-editor.tsx';
import { COLUMNS, isEditable, type Column } from './columns.ts';
import { DATA_TYPES, isInherited } from './diff-macro.ts';
import type { Macro } from './read-macros.ts';
import { toCellId } from './to-cell-id.ts';
import { TYPE_NAMES } from './type-names.ts';
import type { EditEnd, Editing } from './use-grid.ts';
import type { WindowMacros } from './use-macros.ts';

interface MacroRowProps extends Pick<WindowMacros, 'format'> {
  readonly macro: Macro;
  readonly index: number;
  /** The id of the table. */
  readonly id: string;
  readonly isLocked: boolean;
  /** All pages; left out until they are loaded. */
  readonly pages: readonly UsingPage[] | undefined;
  /** The column that keys act on, where they act on this row. */
  readonly activeColumn: number | undefined;
  readonly editing: Editing | undefined;
  readonly onEdit: (macro: Macro, column: number) => void;
  readonly onText: (text: string) => void;
  readonly onEnd: (how: EditEnd) => void;
}

/** A macro: each of its cells is edited after a press, or by key. */
export function MacroRow(props: MacroRowProps) {
  const { macro, index, id, isLocked, activeColumn, editing } = props;
  return (
    <tr aria-rowindex={index + 2} data-active={activeColumn !== undefined}>
      {COLUMNS.map((column, at) => {
        const isActive = at === activeColumn;
        const isHead = column.id === 'key';
        const Cell = isHead ? 'th' : 'td';
        return (
          // Keys are answered by the table, where the focus stays.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <Cell
            key={column.id}
            id={toCellId(id, { index, column: at })}
            {...(isHead ? { scope: 'row' } : { role: 'gridcell' })}
            data-column={'locale' in column ? 'value' : column.id}
            data-active={isActive}
            data-inherited={'locale' in column && isInherited(macro, column.language)}
            aria-readonly={isLocked || !isEditable(column, macro)}
            aria-selected={isActive}
            onClick={() => !(isActive && editing) && props.onEdit(macro, at)}
          >
            {isActive && editing ? (
              <Editor {...props} editing={editing} column={column} />
            ) : (
              <Content {...props} column={column} />
            )}
          </Cell>
        );
      })}
    </tr>
  );
}

type EditorProps = Pick<MacroRowProps, 'macro' | 'onText' | 'onEnd'> & {
  readonly editing: Editing;
  readonly column: Column;
};

function Editor({ macro, editing, column, onText, onEnd }: EditorProps) {
  const { t } = usePlaygroundContext();
  const name = 'locale' in column ? column.locale : t(column.heading);
  return (
    <CellEditor
      label={`${macro.name}, ${name}`}
      isType={column.id === 'dataType'}
      lang={'locale' in column && macro.dataType === 'language' ? column.language : undefined}
      {...{ editing, onText, onEnd }}
    />
  );
}

type ContentProps = Pick<MacroRowProps, 'macro' | 'format' | 'pages'> & {
  readonly column: Column;
};

function Content({ macro, format, pages, column }: ContentProps): ReactNode {
  const { t } = usePlaygroundContext();
  if (column.id === 'pages' || column.id === 'here') {
    return <Usages {...{ macro, pages }} isHere={column.id === 'here'} />;
  }
  if ('locale' in column) {
    const text = format(macro, column.locale);
    return (
      <span className="macros__text" lang={column.language} title={text}>
        {text}
      </span>
    );
  }
  if (column.id === 'dataType') {
    const known = DATA_TYPES.find((type) => type === macro.dataType);
    return <span className="macros__text">{known ? t(TYPE_NAMES[known]) : macro.dataType}</span>;
  }
  if (column.id === 'unit') return getUnit(macro);
  const text = column.id === 'group' ? macro.group : macro.key;
  return (
    <span className="macros__text" title={macro.name}>
      {text}
    </span>
  );
}

type UsagesProps = Pick<MacroRowProps, 'macro' | 'pages'> & { readonly isHere: boolean };

/** Counts the components of the open page that use a macro, or all pages; these it leads to. */
function Usages({ macro: { name }, pages, isHere }: UsagesProps): ReactNode {
  const { t } = usePlaygroundContext();
  if (!pages) return '…';
  const usingPages = findPages(pages, 'macros', name);
  if (isHere) return usingPages.find(({ page }) => page.isOpen)?.usages.length ?? '';
  return (
    <button
      type="button"
      className="macros__pages"
      tabIndex={-1}
      aria-haspopup="dialog"
      aria-label={t('pagesWith', { name, count: usingPages.length })}
    >
      {usingPages.length}
    </button>
  );
}

/** An amount without a unit is in euro. */
function getUnit({ dataType, unit }: Macro): string {
  if (dataType === 'percentage') return '%';
  if (dataType !== 'amount') return '';
  return typeof unit === 'string' ? unit : 'EUR';
}
