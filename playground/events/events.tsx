import './events.css';
import { useEffect, useState } from 'react';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { DOWN_A_LIST } from '../layout/roving-tab-index.ts';
import { useRovingTabIndex } from '../layout/use-roving-tab-index.ts';
import { describeEvent } from '../state/events/describe-event.ts';
import type { PageEvent, PointedEvent } from '../state/events/events.ts';

/**
 * The events of the page in the preview in their order: where each came from, and what the site
 * would do with it.
 */
export function Events() {
  const { t, store } = usePlaygroundContext();
  const list = usePlayground((state) => state.events);
  const [chosen, setChosen] = useState<PointedEvent>();
  const ref = useRovingTabIndex(DOWN_A_LIST);
  useEffect(() => () => store.getState().pointAtEvent(undefined), [store]);
  if (!list || list.items.length === 0) {
    return (
      <div className="events">
        <EmptyState>{t('noEvents')}</EmptyState>
        <WhileSelecting />
      </div>
    );
  }
  const { loadedAt } = list;
  const { select, pointAtEvent } = store.getState();
  const choose = ({ id, pointer }: PageEvent) => {
    const event = { loadedAt, id, isChosen: true };
    setChosen(event);
    if (pointer !== undefined) select(pointer);
    pointAtEvent(event);
  };
  return (
    <div className="events" ref={ref}>
      <EmptyState>{t('eventsNote')}</EmptyState>
      <WhileSelecting />
      {list.dropped > 0 && <EmptyState>{t('droppedEvents', { count: list.dropped })}</EmptyState>}
      <ol className="events__list" aria-label={t('eventsOfPreview')}>
        {list.items.map((event) => (
          <EventItem
            key={event.id}
            event={event}
            isChosen={chosen?.loadedAt === loadedAt && event.id === chosen.id}
            onChoose={() => choose(event)}
            onPoint={() => pointAtEvent({ loadedAt, id: event.id, isChosen: false })}
            // Nothing but what is chosen stays outlined.
            onLeave={() => pointAtEvent(chosen && { ...chosen, isChosen: false })}
          />
        ))}
      </ol>
    </div>
  );
}

/** A click that selects is none that a visitor makes: the page does not hear of it. */
function WhileSelecting() {
  const { t, store } = usePlaygroundContext();
  const isSelecting = usePlayground((state) => state.isSelecting);
  if (!isSelecting) return null;
  return (
    <p className="events__selecting">
      {t('eventsWhileSelecting')}{' '}
      <button
        type="button"
        className="button button--line"
        onClick={() => store.getState().switchSelecting()}
      >
        {t('eventsUsePage')}
      </button>
    </p>
  );
}

interface EventItemProps {
  readonly event: PageEvent;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onPoint: () => void;
  readonly onLeave: () => void;
}

function EventItem({ event, isChosen, onChoose, onPoint, onLeave }: EventItemProps) {
  const { t } = usePlaygroundContext();
  const { type, fields, delivery } = event;
  return (
    <li className="events__item" data-delivery={delivery}>
      <button
        type="button"
        className="events__event"
        aria-current={isChosen}
        onClick={onChoose}
        onPointerEnter={onPoint}
        onPointerLeave={onLeave}
        onFocus={onPoint}
        onBlur={onLeave}
      >
        <span className="pill">{type}</span>
        <span className="events__fields">
          {Object.entries(fields).map(([name, value]) => (
            <span key={name}>
              <i>{name}</i> {value}
            </span>
          ))}
        </span>
      </button>
      <p className="events__note">{describeEvent(event, t)}</p>
    </li>
  );
}
