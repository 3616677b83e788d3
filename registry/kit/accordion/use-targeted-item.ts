import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls back with the item whose content the address names. Before the script has come a header is
 * a link to its content, which the browser shows; what a reader has opened that way stays open.
 */
export function useTargetedItem(
  list: RefObject<HTMLElement | null>,
  onTargeted: (item: number) => void,
): void {
  const report = useEffectEvent((panel: string) => {
    const groups = [...(list.current?.children ?? [])];
    const items = groups.flatMap((group) => [...group.children]);
    const targeted = items.findIndex((item) => item.querySelector(`:scope > ${panel}:target`));
    if (targeted >= 0) onTargeted(targeted);
  });

  useEffect(() => {
    const view = list.current?.ownerDocument.defaultView;
    const follow = () => report('.collapsible-panel');
    // One that was closed since is not opened again when the part is merely shown again.
    report('.collapsible-panel:not([data-toggled])');
    view?.addEventListener('hashchange', follow);
    return () => view?.removeEventListener('hashchange', follow);
  }, [list]);
}
