import type { CmsNavigation } from '#schemas/generated/shell/navigation.ts';

/** A navigation with so many entries, of which the second and the third have submenus. */
export function navigationOf(count: number, activeSub?: string): CmsNavigation {
  const menuItems = Array.from({ length: count }, (_, index) => ({
    title: `Entry ${index + 1}`,
    icon: 'vitrine:regular:house-line',
    link: { url: `/en/entry-${index + 1}` },
    ...([1, 2].includes(index) && {
      sub: ['a', 'b'].map((name) => ({
        text: `Sub ${index + 1}${name}`,
        url: `/en/entry-${index + 1}/${name}`,
        active: activeSub === `${index + 1}${name}`,
      })),
    }),
  }));
  return { menuItems };
}
