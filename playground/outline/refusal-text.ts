import type { Refusal } from '../state/structure/refusal.ts';
import type { MessageKey, Translate } from '../environment/messages.ts';
import type { ZoneLabel } from '../layout/zone-label.ts';
import { SHORTCUTS } from './tree-keys.ts';

const PLAIN = {
  broken: 'refusedBroken',
  unread: 'refusedUnread',
  elsewhere: 'refusedElsewhere',
  gone: 'refusedGone',
  zone: 'refusedZone',
  'inside-itself': 'refusedInsideItself',
  'no-component': 'refusedNoComponent',
  'too-long': 'refusedTooLong',
  'no-copying': 'refusedNoCopying',
  'no-pasting': 'refusedNoPasting',
} as const satisfies Record<string, MessageKey>;

interface RefusalWords {
  readonly t: Translate;
  readonly zoneLabel: ZoneLabel;
}

/** Returns the reason of a refusal, and the way to proceed instead, in a sentence or two. */
export function formatRefusal(refusal: Refusal, { t, zoneLabel }: RefusalWords): string {
  switch (refusal.kind) {
    case 'at-start':
      return t('refusedAtStart', { keys: SHORTCUTS.moveTo });
    case 'at-end':
      return t('refusedAtEnd', { keys: SHORTCUTS.moveTo });
    case 'unknown-type':
      return t('refusedUnknownType', { type: refusal.type });
    case 'not-taken':
      return t('refusedNotTaken', {
        type: refusal.type,
        holder: zoneLabel(refusal.holder),
        zones: refusal.zones.map(zoneLabel).join(', '),
      });
    case 'takes-nothing':
      return t('refusedTakesNothing', { type: refusal.type });
    case 'full':
      return t('refusedFull', { holder: zoneLabel(refusal.holder), count: refusal.count });
    case 'page-full':
      return t('refusedPageFull', { count: refusal.count });
    default:
      return t(PLAIN[refusal.kind]);
  }
}
