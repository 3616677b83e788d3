import { createElement } from 'react';
import type { Root } from 'react-dom/client';
import type { Platform } from '../../platform/index.ts';
import { loadCode, type Registry } from '../../registry/index.ts';
import { Page, type ViewItem } from '../../view/index.ts';

export interface PageSkeletonOptions {
  readonly root: Root;
  readonly loadRegistry: () => Promise<Registry>;
  readonly platform: Platform;
  /** Aborted just before the page is rendered, or where it will never be. */
  readonly signal: AbortSignal;
}

/** The shell part that stands where the page will be. */
const SKELETON = {
  kind: 'shell',
  type: 'page-skeleton',
  key: 'loading/page-skeleton',
  pointer: '',
  state: 'static',
  props: {},
} as const satisfies ViewItem;

/**
 * Its name differs from the page's own slot: nothing of it stays and moves when the page takes its
 * place.
 */
const LOADING = { slots: [{ name: 'loading', items: [SKELETON], zones: [] }] };

/**
 * Shows a skeleton while the page is under way. A registry that has none leaves the place empty.
 */
export async function showPageSkeleton(options: PageSkeletonOptions): Promise<void> {
  const { root, loadRegistry, platform, signal } = options;
  const { code } = await loadCode([SKELETON], await loadRegistry(), platform.i18n);
  if (!signal.aborted) root.render(createElement(Page, { plan: LOADING, code, platform }));
}
