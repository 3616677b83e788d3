import { useCallback, useId, useMemo, useState } from 'react';
import type { KnownChecks } from '#schemas/validate/known-checks.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { useSchemaWords } from '../context/schema-words-context.ts';
import type { MessageKey } from '../environment/messages.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { useFold } from '../layout/folding.ts';
import { FilterField } from '../layout/filter-field.tsx';
import { LoadFailure } from '../layout/load-failure.tsx';
import { Region } from '../layout/region.tsx';
import { DOWN_A_LIST } from '../layout/roving-tab-index.ts';
import { useLoaded, type Loaded } from '../layout/use-loaded.ts';
import { useRovingTabIndex } from '../layout/use-roving-tab-index.ts';
import { addWhereItFits } from '../state/structure/add-where-it-fits.ts';
import { searchChoices } from '../layout/search-choices.ts';
import { namePaletteItem, type NamedPaletteItem } from './name-palette-item.ts';
import type { PaletteItem } from './palette-items.ts';
import { Picture } from './picture.tsx';
import { useStructure } from './use-structure.ts';

/** The kinds of components in the order in which a page begins and goes on. */
const KINDS = ['headers', 'blocks', 'cards'] as const;

const KIND_TITLES: Readonly<Record<(typeof KINDS)[number], MessageKey>> = {
  headers: 'kindHeaders',
  blocks: 'kindBlocks',
  cards: 'kindCards',
};

/** All components by kind, with pictures. One that is pressed is added where it fits next. */
export function ComponentGrid() {
  const { t } = usePlaygroundContext();
  const [isOpen, toggle] = useFold('Components', true);
  const [filter, setFilter] = useState('');
  const known = usePlayground((state) => state.known);
  const words = useSchemaWords();
  const { data, hasFailed } = useItems(known);
  const items = useMemo(() => data?.map((item) => namePaletteItem(item, words)), [data, words]);
  const { said, add } = useAdding();
  const list = useRovingTabIndex(DOWN_A_LIST);
  const matching = searchChoices(items ?? [], filter);
  return (
    <Region name="Components" isOpen={isOpen} onToggle={toggle}>
      <FilterField aria-label={t('filterComponents')} value={filter} onText={setFilter} />
      <output className="grid__said" data-refused={said?.isRefusal}>
        {said?.text}
      </output>
      {!items && !hasFailed && <EmptyState>{t('opening')}</EmptyState>}
      {hasFailed && <LoadFailure text={t('choicesNotLoaded')} />}
      {items && matching.length === 0 && <EmptyState>{t('nothingFound', { filter })}</EmptyState>}
      <div ref={list}>
        {KINDS.map((kind) => (
          <Kind
            key={kind}
            title={t(KIND_TITLES[kind])}
            items={matching.filter(({ type }) => known?.families.get(type) === kind)}
            onAdd={add}
          />
        ))}
      </div>
    </Region>
  );
}

interface KindProps {
  readonly title: string;
  readonly items: readonly NamedPaletteItem[];
  readonly onAdd: (item: NamedPaletteItem) => void;
}

function Kind({ title, items, onAdd }: KindProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <>
      <h3 className="list__group" id={id}>
        {title}
      </h3>
      <ul className="grid" aria-labelledby={id}>
        {items.map((item) => (
          <li key={item.type}>
            <button
              type="button"
              className="grid__item"
              title={item.detail}
              onClick={() => onAdd(item)}
            >
              <Picture scenario={item.scenario ?? `${item.type}/minimal`} kind={item.family} />
              <span className="grid__label">{item.label}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Loads the items once the checks are there, with the descriptions of all schemas. */
function useItems(known: KnownChecks | undefined): Loaded<readonly PaletteItem[]> {
  const load = useCallback(async () => {
    // Nothing comes before the checks are there, and nothing has failed.
    if (!known) return new Promise<never>(() => {});
    const { loadPaletteItems } = await import('./palette-items.ts');
    return loadPaletteItems([...known.components.keys()], known);
  }, [known]);
  return useLoaded(load);
}

/** Adds a component, and leads to its first text in the form. */
function useAdding() {
  const { store } = usePlaygroundContext();
  const { said, act } = useStructure();
  const add = ({ component }: NamedPaletteItem) => {
    const before = store.getState().playground;
    act((edited) => addWhereItFits(edited, component, before?.selection));
    const { playground, fillIn } = store.getState();
    const isAdded = playground !== before && playground?.selection !== undefined;
    if (isAdded) fillIn(playground.selection);
  };
  return { said, add };
}
