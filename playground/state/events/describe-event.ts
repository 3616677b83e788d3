import type { MessageKey, Translate } from '../../environment/messages.ts';
import type { PageEvent } from './events.ts';

const ENDINGS = {
  queued: 'eventQueued',
  held: 'eventHeld',
  sent: 'eventSent',
  dropped: 'eventDropped',
} as const satisfies Record<PageEvent['delivery'], MessageKey>;

/** Says when an event happened, where it came from, and what the site would do with it. */
export function describeEvent(event: PageEvent, t: Translate): string {
  const { element, delivery, endpoint, sentMs = 0, happenedMs, isInBatch } = event;
  const ending = delivery === 'sent' && isInBatch ? 'eventSentInBatch' : ENDINGS[delivery];
  return [
    t('callBeganAfter', { count: Math.round(happenedMs) }),
    element === undefined ? t('eventFromPage') : t('eventFromElement', { element }),
    t(ending, { endpoint, time: Math.round(sentMs) }),
  ].join(', ');
}
