/** One change of a page, and which DOM nodes it may make or take away. */
export interface Edit {
  readonly name: string;
  /** `make` makes the new item for the one whose place it takes. */
  readonly apply: <Item>(items: readonly Item[], make: (before?: Item) => Item) => Item[];
  /** The index of the one component whose own nodes may change. */
  readonly changedAt?: number;
  readonly newNodes: number;
  readonly goneNodes: number;
}

const MIDDLE = 500;

/** The component that an edit puts onto a page. */
export const NEW = { componentType: 'section-title', title: 'A new heading' };

export const EDITS: readonly Edit[] = [
  {
    name: 'changed',
    apply: (items, make) => items.with(MIDDLE, make(items[MIDDLE])),
    changedAt: MIDDLE,
    newNodes: 0,
    goneNodes: 0,
  },
  {
    name: 'inserted at the top',
    apply: (items, make) => [make(), ...items],
    newNodes: 1,
    goneNodes: 0,
  },
  {
    name: 'removed',
    apply: (items) => items.toSpliced(MIDDLE, 1),
    newNodes: 0,
    goneNodes: 1,
  },
  {
    // The other way round React puts every node below in its place anew, whoever wrote the page.
    name: 'moved from the top to the end',
    apply: (items) => [...items.slice(1), ...items.slice(0, 1)],
    newNodes: 0,
    goneNodes: 0,
  },
];
