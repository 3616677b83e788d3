import './events.css';
import { useState } from 'react';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import type { MessageKey } from '../environment/messages.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { DOWN_A_LIST } from '../layout/roving-tab-index.ts';
import { useRovingTabIndex } from '../layout/use-roving-tab-index.ts';
import type { PageEvent } from '../state/events/events.ts';

/**
 * The events of the page in the preview in their order: where each came from, and what the site
 * would do with it.
 */
export function Events() {
  const { t, store } = usePlaygroundContext();
  const list = usePlayground((state) => state.events);
  const [chosen, setChosen] = useState<number>();
  const ref = useRovingTabIndex(DOWN_A_LIST);
  if (!list || list.items.length === 0) return <EmptyState>{t('noEvents')}</EmptyState>;
  const choose = ({ id, pointer }: PageEvent) => {
    setChosen(id);
    if (pointer !== undefined) store.getState().select(pointer);
  };
  return (
    <div className="events" ref={ref}>
      <EmptyState>{t('eventsNote')}</EmptyState>
      {list.dropped > 0 && <EmptyState>{t('droppedEvents', { count: list.dropped })}</EmptyState>}
      <ol className="events__list" aria-label={t('eventsOfPreview')}>
        {list.items.map((event) => (
          <EventItem
            key={event.id}
            event={event}
            isChosen={event.id === chosen}
            onChoose={() => choose(event)}
          />
        ))}
      </ol>
    </div>
  );
}

interface EventItemProps {
  readonly event: PageEvent;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function EventItem({ event, isChosen, onChoose }: EventItemProps) {
  const { t } = usePlaygroundContext();
  const { type, fields, element, delivery, endpoint, sentMs = 0, happenedMs, isInBatch } = event;
  const ending = delivery === 'sent' && isInBatch ? 'eventSentInBatch' : ENDINGS[delivery];
  return (
    <li className="events__item" data-delivery={delivery}>
      <button type="button" className="events__event" aria-current={isChosen} onClick={onChoose}>
        <span className="pill">{type}</span>
        <span className="events__fields">
          {Object.entries(fields).map(([name, value]) => (
            <span key={name}>
              <i>{name}</i> {value}
            </span>
          ))}
        </span>
      </button>
      <p className="events__note">
        {[
          t('callBeganAfter', { count: Math.round(happenedMs) }),
          element === undefined ? t('eventFromPage') : t('eventFromElement', { element }),
          t(ending, { endpoint, time: Math.round(sentMs) }),
        ].join(', ')}
      </p>
    </li>
  );
}

const ENDINGS = {
  queued: 'eventQueued',
  held: 'eventHeld',
  sent: 'eventSent',
  dropped: 'eventDropped',
} as const satisfies Record<PageEvent['delivery'], MessageKey>;
