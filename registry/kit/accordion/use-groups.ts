import { useState } from 'react';
import { groupItems, type ItemGroup } from './group-items.ts';
import { isSameList, type OpenItems } from './open-items.ts';

interface Grouped {
  readonly ids: OpenItems;
  readonly groups: readonly ItemGroup[];
}

/** The items in groups that stay the same for as long as the items do. */
export function useGroups(ids: OpenItems): readonly ItemGroup[] {
  const [grouped, setGrouped] = useState<Grouped>(() => ({ ids, groups: groupItems(ids) }));
  if (isSameList(grouped.ids, ids)) return grouped.groups;

  const groups = groupItems(ids, grouped.groups);
  setGrouped({ ids, groups });
  return groups;
}
