import type { RenderedPage } from '#renderer';
import { cutText } from '#schemas/content/cut-text.ts';
import { findEnclosingItem } from '../selecting/items-on-page.ts';
import type { EventSource } from './create-event-recorder.ts';

const MAX_WORDS = 60;

/**
 * Describes where the browser's event comes from that is being handled: by the words of the link,
 * button or field, and by the component around it. Nothing where none is handled.
 */
export function describeSource(
  { event }: Pick<Window, 'event'>,
  page: RenderedPage | undefined,
): EventSource {
  const target = event?.target;
  if (!(target instanceof Element)) return {};
  const element = target.closest('a, button, summary, input, select, textarea') ?? target;
  const words = element.getAttribute('aria-label') ?? element.textContent.trim();
  const item = page && findEnclosingItem(page.plan, element)?.item;
  return {
    source: element,
    element: cutText(words.replaceAll(/\s+/g, ' ') || element.localName, MAX_WORDS),
    ...(item && { pointer: item.pointer }),
  };
}
