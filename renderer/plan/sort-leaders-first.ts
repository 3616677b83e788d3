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

    const valid = inside.filter((child) => child.state === 'valid');
    const index = registry.get(kind, type)?.leader?.(
      props,
      valid.map((child) => child.props),
    );
    const leader = index === undefined ? undefined : valid[index];
    const children = leader ? [leader, ...inside.filter((child) => child !== leader)] : inside;
    return { ...item, children };
  });
}
