import { useId, useMemo, useRef, useState } from 'react';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { FilterField } from '../layout/filter-field.tsx';
import { useRowWindow, useShown } from '../layout/windowed-rows.ts';
import type { UsingPage } from '../usages/list-pages.ts';
import { UsagesDialog, type UsedThing } from '../usages/usages-dialog.tsx';
import { useOpenPage } from '../usages/use-open-page.ts';
import { usePages } from '../usages/use-pages.ts';
import { COLUMNS } from './columns.ts';
import { listLines, type Line } from './list-lines.ts';
import { MacroRow } from './macro-row.tsx';
import { ProblemRow, SectionRow, Spacer } from './other-rows.tsx';
import type { Macro } from './read-macros.ts';
import { toCellId } from './to-cell-id.ts';
import { useGrid, type Grid } from './use-grid.ts';
import { useMacros, type WindowMacros } from './use-macros.ts';
import { useOnShown, useShowing } from './use-shown-macro.ts';
import './macros.css';

/**
 * All macros with their values as pages show them, those of the open page first. Each cell is
 * edited in its place, and each edit is one change of the document.
 */
export function MacroTable() {
  const { t } = usePlaygroundContext();
  const [query, setQuery] = useState('');
  const own = useMacros();
  const { data: pages } = usePages();
  const { macros: here } = useOpenPage();
  const { macros, problems, listValues, lock } = own;
  const toShow = usePlayground((state) => state.macroToShow);
  // A macro that is to be shown may be none that was searched for.
  const present = toShow === undefined ? query : '';
  const lines = useMemo(
    () => listLines({ macros, here, problems, query: present, listValues }),
    [macros, here, problems, present, listValues],
  );
  useOnShown(() => setQuery(''));
  const matchCount = lines.filter(({ kind }) => kind === 'macro').length;
  return (
    <div className="macros">
      <div className="macros__bar">
        <FilterField aria-label={t('searchMacros')} value={query} onText={setQuery} />
        <output className="macros__count">{t('macrosFound', { count: matchCount })}</output>
      </div>
      {lock && <p className="macros__lock">{t(LOCKS[lock])}</p>}
      {matchCount > 0 && <Lines {...{ lines, own, pages }} />}
      {matchCount === 0 && (
        <EmptyState>
          {macros.length === 0 ? t('noMacros') : t('nothingFound', { filter: query })}
        </EmptyState>
      )}
    </div>
  );
}

const LOCKS = { broken: 'macrosBroken', elsewhere: 'openElsewhere' } as const;

interface LinesProps {
  readonly lines: readonly Line[];
  readonly own: WindowMacros;
  readonly pages: readonly UsingPage[] | undefined;
}

/** The lines that can be seen, in a table that has the focus itself. */
function Lines({ lines, own, pages }: LinesProps) {
  const { t } = usePlaygroundContext();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const locale = usePlayground(({ playground }) => playground?.selects.locale);
  const firstColumn = Math.max(
    0,
    COLUMNS.findIndex((column) => column.id === locale),
  );
  const isLocked = own.lock !== undefined;
  const [used, setUsed] = useState<Macro>();
  const grid = useGrid({ lines, isLocked, table, firstColumn, onUsages: setUsed });
  // The header is a line as well, which stays while the others scroll.
  const { rowHeight, first, end } = useRowWindow(scroller, lines.length);
  useShown(scroller, { top: grid.index * rowHeight, rowHeight, headHeight: rowHeight });
  useShowing(lines, grid);
  const isActiveShown = grid.index >= first && grid.index < end;
  return (
    <div className="macros__scroll" ref={scroller}>
      <table
        ref={table}
        className="macros__table"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        tabIndex={0}
        aria-label={t('macrosTable')}
        aria-rowcount={lines.length + 1}
        aria-readonly={isLocked}
        aria-activedescendant={isActiveShown ? toCellId(id, grid) : undefined}
        onKeyDown={grid.onKeyDown}
      >
        <Head locale={locale} />
        <Spacer height={first * rowHeight} />
        <tbody>
          {lines.slice(first, end).map((line, offset) => (
            <LineRow key={toKey(line)} {...{ line, index: first + offset, id, own, grid, pages }} />
          ))}
        </tbody>
        <Spacer height={(lines.length - end) * rowHeight} />
      </table>
      {used && <UsagesDialog thing={toThing(used)} onClose={() => setUsed(undefined)} />}
    </div>
  );
}

function Head({ locale }: { readonly locale: string | undefined }) {
  const { t } = usePlaygroundContext();
  return (
    <thead>
      <tr aria-rowindex={1}>
        {COLUMNS.map((column) => (
          <th
            key={column.id}
            scope="col"
            data-column={'locale' in column ? 'value' : column.id}
            data-current={column.id === locale}
            title={'locale' in column ? undefined : t(column.heading)}
          >
            {'locale' in column ? column.locale : t(column.heading)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function toKey(line: Line): string {
  if (line.kind === 'section') return String(line.isHere);
  const { pointer } = line.macro;
  return line.kind === 'macro'
    ? pointer
    : `${pointer} ${line.problem.pointer} ${line.problem.code}`;
}

function toThing({ name }: Macro): UsedThing {
  return { kind: 'macros', name };
}

interface LineRowProps extends Pick<LinesProps, 'pages'> {
  readonly line: Line;
  readonly index: number;
  readonly id: string;
  readonly own: WindowMacros;
  readonly grid: Grid;
}

function LineRow({ line, index, id, own, grid, pages }: LineRowProps) {
  if (line.kind === 'section') return <SectionRow {...line} index={index} />;
  if (line.kind === 'problem') return <ProblemRow problem={line.problem} index={index} />;
  const isActive = index === grid.index;
  return (
    <MacroRow
      macro={line.macro}
      {...{ index, id, pages, format: own.format }}
      isLocked={own.lock !== undefined}
      activeColumn={isActive ? grid.column : undefined}
      editing={isActive ? grid.editing : undefined}
      onEdit={grid.edit}
      onText={grid.setText}
      onEnd={grid.end}
    />
  );
}
