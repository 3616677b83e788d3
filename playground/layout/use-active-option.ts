import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Choice } from './choice.ts';

interface ActiveOptions<Item> {
  readonly present: string | undefined;
  readonly look: 'grid' | 'list';
  /** True while choices are on their way. */
  readonly isLoading: boolean;
  readonly onChoose: (choice: Item) => void;
  readonly onClose: () => void;
}

interface ActiveOption {
  /** The index of the option that Enter takes; undefined where there is none. */
  readonly active: number | undefined;
  readonly list: RefObject<HTMLDivElement | null>;
  /** Goes back to the first one, as after another search. */
  readonly reset: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The option that keys lead to while the focus is elsewhere. It begins with the one that is written
 * already.
 */
export function useActiveOption<Item extends Choice>(
  visible: readonly Item[],
  { present, look, isLoading, onChoose, onClose }: ActiveOptions<Item>,
): ActiveOption {
  const [chosen, setChosen] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  const first = Math.max(0, chosen ?? visible.findIndex(({ id }) => id === present));
  const active = visible.length === 0 ? undefined : Math.min(first, visible.length - 1);
  const choice = active === undefined ? undefined : visible[active];
  const waitForChoice = useWaitForChoice(choice, onChoose);
  useEffect(() => {
    if (active !== undefined) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = active === undefined ? undefined : findTarget(event.key, { active, look, list });
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && choice) onChoose(choice);
    else if (event.key === 'Enter' && isLoading) waitForChoice();
    else if (target !== undefined && !event.shiftKey) {
      setChosen(Math.max(0, Math.min(visible.length - 1, target)));
    } else return;
    event.preventDefault();
  };
  return { active, list, reset: () => setChosen(0), onKeyDown };
}

/** Returns what has the choice taken as soon as there is one. */
function useWaitForChoice<Item>(
  choice: Item | undefined,
  onChoose: (choice: Item) => void,
): () => void {
  const isWaiting = useRef(false);
  useEffect(() => {
    if (!isWaiting.current || !choice) return;
    isWaiting.current = false;
    onChoose(choice);
  }, [choice, onChoose]);
  return () => {
    isWaiting.current = true;
  };
}

interface Standing extends Pick<ActiveOption, 'list'> {
  readonly active: number;
  readonly look: 'grid' | 'list';
}

/** The index that a key leads to, which may lie beyond the list. */
function findTarget(key: string, { active, look, list }: Standing): number | undefined {
  const columns = look === 'grid' ? countColumns(list.current) : 1;
  switch (key) {
    case 'ArrowDown':
      return active + columns;
    case 'ArrowUp':
      return active >= columns ? active - columns : active;
    case 'ArrowRight':
      return look === 'grid' ? active + 1 : undefined;
    case 'ArrowLeft':
      return look === 'grid' ? active - 1 : undefined;
    case 'Home':
      return 0;
    case 'End':
      return Number.MAX_SAFE_INTEGER;
    default:
      return undefined;
  }
}

/** The number of options that stand side by side. */
function countColumns(list: HTMLElement | null): number {
  if (!list) return 1;
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ');
  return columns.filter((size) => size.endsWith('px')).length || 1;
}
