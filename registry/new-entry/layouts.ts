import { blockLayout } from './block-layout.ts';
import { cardLayout } from './card-layout.ts';
import type { Family } from './entry-name.ts';
import { headerLayout } from './header-layout.ts';
import type { Layout } from './layout.ts';

/** The layout of each family. */
export const LAYOUTS: Readonly<Record<Family, Layout>> = {
  headers: headerLayout,
  cards: cardLayout,
  blocks: blockLayout,
};
