import { memo } from 'react';
import { getComponentIcon } from '../layout/component-icon.ts';
import { Icon } from '../layout/icon.tsx';
import { usePlaygroundContext } from '../context/playground-context.ts';
import type { OfferBadge } from '../state/offers/list-badges.ts';
import type { TreeRow } from './tree-rows.ts';

const FIRST_INDENT_REM = 0.25;
const INDENT_REM = 0.875;

interface RowProps {
  readonly id: string;
  readonly row: TreeRow;
  readonly top: number;
  readonly problems: number;
  /** The number of its texts that are still to be translated. */
  readonly untranslated: number;
  /** Says for whom the component is; left out, it is for everybody. */
  readonly badge: OfferBadge | undefined;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  readonly isDraggable: boolean;
}

/** A row of the tree. Keys and presses are the tree's: nothing in a row takes the focus. */
export const Row = memo(function Row(props: RowProps) {
  const { id, row, top, problems, untranslated, badge, isSelected, isActive, isDraggable } = props;
  const { t } = usePlaygroundContext();
  const { pointer, componentType, name, label, level, canHold, childCount } = row;
  return (
    <div
      id={id}
      role="treeitem"
      className="row tree__row"
      style={{ insetBlockStart: top, paddingInlineStart: `${indentOf(level)}rem` }}
      data-zone={componentType === undefined}
      data-active={isActive}
      data-pointer={pointer}
      draggable={isDraggable && componentType !== undefined}
      title={componentType ?? name}
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.setSize}
      aria-selected={isSelected}
      aria-expanded={childCount > 0 ? row.isExpanded : undefined}
    >
      <Fold row={row} />
      {componentType !== undefined && <Icon name={getComponentIcon(componentType)} />}
      <span className="row__text">{label}</span> {badge && <Badge badge={badge} />}
      <span className="row__end">
        {problems > 0 && (
          <Count kind="problems" text={t('problemsIn', { count: problems })} count={problems} />
        )}
        {untranslated > 0 && (
          <Count
            kind="untranslated"
            text={t('textsLeftIn', { count: untranslated })}
            count={untranslated}
          />
        )}
        {isEmpty(row) ? t('empty') : <span aria-hidden="true">{childCount || ''}</span>}
        {canHold && (
          <span
            className="tree__add"
            title={t('commandAddInside')}
            aria-hidden="true"
            data-action="add"
          >
            <Icon name="plus" />
          </span>
        )}
      </span>
    </div>
  );
});

/** An mbox with its content to see, and a sentence that also says if it is shown to hear. */
function Badge({ badge: { mbox, contents, isShown } }: { readonly badge: OfferBadge }) {
  const { t } = usePlaygroundContext();
  const text = t(isShown ? 'offerShown' : 'offerNotShown', { offer: mbox + contents });
  return (
    <span className="tree__offer" data-shown={isShown} title={text}>
      <span className="off">{text}</span>
      <span className="tree__mbox" aria-hidden="true">
        {mbox}
      </span>
      <span className="tree__contents" aria-hidden="true">
        {contents}
      </span>
    </span>
  );
}

interface CountProps {
  readonly kind: 'problems' | 'untranslated';
  readonly text: string;
  readonly count: number;
}

/** A number to see, and a sentence to hear. */
function Count({ kind, text, count }: CountProps) {
  return (
    <span className={`tree__${kind}`} title={text}>
      <span className="off">{text}</span>
      <span aria-hidden="true">{count}</span>
    </span>
  );
}

/**
 * Shows the fold button, which is for the pointer alone: arrow keys do the same, and the row says
 * if it is expanded.
 */
function Fold({ row: { childCount, isExpanded } }: { readonly row: TreeRow }) {
  if (childCount === 0) return <span className="tree__fold" />;
  return (
    <span className="tree__fold" data-action="toggle">
      <Icon name={isExpanded ? 'caret-down' : 'caret-right'} />
    </span>
  );
}

function indentOf(level: number): number {
  return FIRST_INDENT_REM + (level - 1) * INDENT_REM;
}

function isEmpty({ canHold, childCount }: TreeRow): boolean {
  return canHold && childCount === 0;
}
