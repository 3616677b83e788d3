import type { Plan } from '../plan/index.ts';
import type { Platform } from '../platform/index.ts';
import { applyHead } from './apply-head.ts';
import { emitPageError } from './emit-page-error.ts';

/**
 * Says around a page that has taken the place of another what a server would have said of it, and
 * tells who measures.
 */
export function showInDocument(
  element: HTMLElement,
  { head, layout, decisions }: Plan,
  { events }: Pick<Platform, 'events'>,
): void {
  applyHead(element.ownerDocument, head);
  element.dataset['layout'] = layout;
  emitPageError(events, decisions);
}
