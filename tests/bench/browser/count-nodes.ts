export interface NodeCounts {
  /** Nodes that were not there before. */
  readonly made: number;
  /** Nodes that are no longer there. */
  readonly gone: number;
}

/**
 * Counts what happens to the nodes below an element, but for what stands inside `except`. One that
 * is only moved is neither made nor gone.
 */
export function watchNodes(element: Element, except?: Element): () => NodeCounts {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((latest) => void records.push(...latest));
  observer.observe(element, { childList: true, subtree: true });
  return () => {
    records.push(...observer.takeRecords());
    observer.disconnect();
    const others = records.filter(({ target }) => !except?.contains(target));
    const added = others.flatMap(({ addedNodes }) => [...addedNodes]);
    const removed = others.flatMap(({ removedNodes }) => [...removedNodes]);
    return {
      // A node that is put into a new one is a part of it, be it before or after that one is put
      // into the page.
      made: added.filter((node) => !removed.includes(node) && !isIn(node, added)).length,
      gone: removed.filter((node) => !added.includes(node)).length,
    };
  };
}

function isIn(node: Node, others: readonly Node[]): boolean {
  return others.some((other) => other !== node && other.contains(node));
}
