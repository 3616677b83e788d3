import type { RenderedPage } from '#renderer';
import { cutText } from '#schemas/content/cut-text.ts';
import type { PageEvent } from '../../state/events/events.ts';
import { findEnclosingItem } from '../selecting/items-on-page.ts';

const MAX_WORDS = 60;

/**
 * Describes where the browser's event comes from that is being handled: by the words of the link,
 * button or field, and by the component around it. Nothing where none is handled.
 */
export function describeSource(
  { event }: Pick<Window, 'event'>,
  page: RenderedPage | undefined,
): Pick<PageEvent, 'element' | 'pointer'> {
  const target = event?.target;
  if (!(target instanceof Element)) return {};
  const element = target.closest('a, button, summary, input, select, textarea') ?? target;
  const words = element.getAttribute('aria-label') ?? element.textContent.trim();
  const item = page && findEnclosingItem(page.plan, element)?.item;
  return {
    element: cutText(words.replaceAll(/\s+/g, ' ') || element.localName, MAX_WORDS),
    ...(item && { pointer: item.pointer }),
  };
}
