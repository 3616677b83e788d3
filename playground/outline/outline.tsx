import { memo, useDeferredValue, useMemo } from 'react';
import { EmptyState } from '../layout/empty-state.tsx';
import { Icon } from '../layout/icon.tsx';
import { Region } from '../layout/region.tsx';
import { useFold } from '../layout/folding.ts';
import { List } from '../layout/list.tsx';
import { lastReadOf } from '../state/draft.ts';
import type { OutlineItem, OutlineZone } from '../state/outline.ts';
import { usePlayground, usePlaygroundContext } from '../playground-context.ts';

const FIRST_INDENT_REM = 1;
const INDENT_REM = 0.875;

/** The zones of the page that is shown, with the components in them. Choosing one puts the caret there. */
export function Outline() {
  const { t } = usePlaygroundContext();
  const [isOpen, toggle] = useFold('Outline', true);
  const readOutline = usePlayground((state) => state.readOutline);
  const page = usePlayground(({ playground }) =>
    playground ? lastReadOf(playground.documents.page) : undefined,
  );
  // The preview goes first: a long list may follow a moment after the keystroke.
  const settled = useDeferredValue(page);
  const zones = useMemo(() => readOutline(settled), [readOutline, settled]);
  const count = zones.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Region name="Outline" isOpen={isOpen} onToggle={toggle} count={count}>
      {zones.length === 0 && <EmptyState>{t('noZones')}</EmptyState>}
      <List>
        {zones.map((zone) => (
          <Zone key={zone.pointer} zone={zone} />
        ))}
      </List>
    </Region>
  );
}

function Zone({ zone }: { readonly zone: OutlineZone }) {
  const { t, store } = usePlaygroundContext();
  const selection = usePlayground(({ playground }) => playground?.selection);
  const { select } = store.getState();
  return (
    <>
      <h3 className="list__zone">
        <button type="button" className="row" onClick={() => select(zone.pointer)}>
          <span className="row__text">{zone.name}</span>
          <span className="row__end">{zone.items.length || t('empty')}</span>
        </button>
      </h3>
      <ul>
        {zone.items.map((item) => (
          <Item
            key={item.pointer}
            item={item}
            isSelected={item.pointer === selection}
            onSelect={select}
          />
        ))}
      </ul>
    </>
  );
}

interface ItemProps {
  readonly item: OutlineItem;
  readonly isSelected: boolean;
  readonly onSelect: (pointer: string) => void;
}

const Item = memo(function Item({ item, isSelected, onSelect }: ItemProps) {
  return (
    <li>
      <button
        type="button"
        className="row"
        style={{ paddingInlineStart: `${FIRST_INDENT_REM + item.depth * INDENT_REM}rem` }}
        title={item.componentType}
        aria-current={isSelected ? 'true' : undefined}
        onClick={() => onSelect(item.pointer)}
      >
        <Icon name="cards" />
        <span className="row__text">{item.label}</span>
      </button>
    </li>
  );
});
