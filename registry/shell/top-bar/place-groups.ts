import { filterLanguages } from '../../kit/messages/offered-languages.ts';
import type { MenuEntry, MenuSubItem } from '../../kit/menu/menu-item.ts';
import type { TopBarPartProps } from './top-bar-props.ts';

/** Lists the page in other languages, each with its own name for itself. */
export function listLanguages({ page }: TopBarPartProps): readonly MenuSubItem[] {
  return filterLanguages(page.languages).map(({ id, label, url }) => ({
    id,
    label,
    href: url,
    lang: id,
  }));
}

/** Finds the id of the language that the page is in. */
export function findLanguage({ page }: TopBarPartProps): string | undefined {
  return page.languages.find(({ current }) => current)?.id;
}

/** Groups the languages for a menu that has other choices as well. */
export function groupLanguages(props: TopBarPartProps): MenuEntry {
  return {
    id: 'more:languages',
    label: props.messages['languages'] ?? '',
    icon: 'vitrine:regular:globe',
    open: true,
    subItems: listLanguages(props),
  };
}

/** Lists the sites of other customers. */
export function listSegments({ page }: TopBarPartProps): readonly MenuSubItem[] {
  return page.segments.map(({ id, label, url }) => ({ id, label, href: url }));
}

/** Finds the id of the segment that the content service says, or else the page's address. */
export function findSegment({ segment, page }: TopBarPartProps): string | undefined {
  return segment?.selectedSegmentId ?? page.segments.find(({ current }) => current)?.id;
}
