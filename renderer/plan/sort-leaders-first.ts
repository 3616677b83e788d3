import type { PageItem } from '../page/index.ts';
import type { Registry } from '../registry/index.ts';

/** The same items, with what stands inside each in the order in which its entry shows it. */
export function sortLeadersFirst(
  items: readonly PageItem[],
  registry: Registry,
): readonly PageItem[] {
  return items.map((item) => {
    if (item.state === 'faulty' || !item.children) return item;
    const { kind, type, props } = item;
    const inside = sortLeadersFirst(item.children, registry);

    const shown = inside.filter((child) => child.state === 'valid');
    const place = registry.get(kind, type)?.leader?.(
      props,
      shown.map((child) => child.props),
    );
    const leader = place === undefined ? undefined : shown[place];
    const children = leader ? [leader, ...inside.filter((child) => child !== leader)] : inside;
    return { ...item, children };
  });
}
