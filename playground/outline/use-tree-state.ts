import { useDeferredValue, useMemo, useState } from 'react';
import { getListNames, listZones } from '../state/structure/component-lists.ts';
import { getProgress } from '../state/translation/progress.ts';
import { getOutlinePage } from '../state/structure/page-to-edit.ts';
import { usePlayground } from '../context/playground-context.ts';
import { useSchemaWords } from '../context/schema-words-context.ts';
import { useOfferBadges } from '../layout/use-offer-badges.ts';
import { useZoneLabel } from '../layout/zone-label.ts';
import { countPlaces, listTreeRows } from './tree-rows.ts';

const NONE: ReadonlySet<string> = new Set();

/** The rows of the page that is open, which of them is current, and what is folded. */
export function useTreeState() {
  const zoneLabel = useZoneLabel();
  const { nameComponent } = useSchemaWords();
  const readOutline = usePlayground((state) => state.readOutline);
  const known = usePlayground((state) => state.known);
  const draft = usePlayground(({ playground }) => playground?.documents.page);
  const history = usePlayground(({ playground }) => playground?.history);
  const selection = usePlayground(({ playground }) => playground?.selection);
  // The preview goes first: a long list may follow a moment after the keystroke.
  const deferredDraft = useDeferredValue(draft);
  const settledHistory = useDeferredValue(history);
  const [collapsed, setCollapsed] = useState(NONE);
  const page = useMemo(
    () =>
      deferredDraft && settledHistory ? getOutlinePage(deferredDraft, settledHistory) : undefined,
    [deferredDraft, settledHistory],
  );
  const present = useMemo(() => readOutline(page), [readOutline, page]);
  const rows = useMemo(
    () =>
      known && page !== undefined
        ? listTreeRows(present, {
            zones: listZones(known),
            collapsed,
            canHold: (type) => getListNames(type, known).length > 0,
            zoneLabel,
            nameComponent,
          })
        : [],
    [present, known, page, collapsed, zoneLabel, nameComponent],
  );
  const problems = useMemo(() => countPlaces(deferredDraft?.problems ?? []), [deferredDraft]);
  const remaining = usePlayground((state) => getProgress(state)?.untranslated);
  const settledLeft = useDeferredValue(remaining);
  const untranslated = useMemo(() => countPlaces(settledLeft ?? []), [settledLeft]);
  const badges = useOfferBadges();
  const [active, setActive] = useActive(selection, (pointer) =>
    setCollapsed((before) => withoutThoseAround(before, pointer)),
  );
  const index = useIndex(rows, active);
  return {
    rows,
    count: present.reduce((sum, { items }) => sum + items.length, 0),
    problems,
    untranslated,
    badges,
    selection,
    index,
    /** The pointer of the current row, also while the rows are a moment behind. */
    active: active ?? rows[index]?.pointer,
    setActive,
    toggle: (pointer: string) => setCollapsed((before) => toggled(before, pointer)),
  };
}

export type TreeState = ReturnType<typeof useTreeState>;

/** The current row follows the selection, wherever that was made. */
function useActive(selection: string | undefined, reveal: (pointer: string) => void) {
  const [active, setActive] = useState(selection);
  const [seen, setSeen] = useState(selection);
  if (selection !== seen) {
    setSeen(selection);
    if (selection !== undefined) {
      setActive(selection);
      reveal(selection);
    }
  }
  return [active, setActive] as const;
}

/** Returns the index of the current row. Once that row is gone, the one in its place is current. */
function useIndex(rows: ReturnType<typeof listTreeRows>, active: string | undefined): number {
  const [last, setLast] = useState(0);
  const rowIndex = rows.findIndex(({ pointer }) => pointer === active);
  const index = Math.max(0, rowIndex === -1 ? Math.min(last, rows.length - 1) : rowIndex);
  if (index !== last && rows.length > 0) setLast(index);
  return index;
}

function toggled(collapsed: ReadonlySet<string>, pointer: string): ReadonlySet<string> {
  const changed = new Set(collapsed);
  if (!changed.delete(pointer)) changed.add(pointer);
  return changed;
}

function withoutThoseAround(collapsed: ReadonlySet<string>, pointer: string): ReadonlySet<string> {
  const stillCollapsed = [...collapsed].filter((each) => !pointer.startsWith(`${each}/`));
  return stillCollapsed.length === collapsed.size ? collapsed : new Set(stillCollapsed);
}
