import './event-panel.css';
import { createWindowEnvironment } from '../../environment/environment.ts';
import { languageOf, translatorFor, type Translate } from '../../environment/messages.ts';
import { describeEvent } from '../../state/events/describe-event.ts';
import { MAX_EVENTS, type EventList, type PageEvent } from '../../state/events/events.ts';
import type { EventRecorder } from './create-event-recorder.ts';

/** A list of the events of a preview, which stands below its page. */
export interface EventPanel {
  /** Adds events of the page that is shown, or more that is known of them. */
  readonly add: (more: Pick<EventList, 'loadedAt' | 'items'>) => void;
}

/** Marks the element of the event that is pointed at. */
const POINTED = 'data-pointed';

/**
 * Puts an empty panel below the page, in the language that the tools are in. An event that came
 * from an element points at it, and brings it into sight where it is chosen.
 */
export function createEventPanel(
  window: Window,
  findSource: EventRecorder['findSource'],
): EventPanel {
  const { document } = window;
  const language = languageOf(createWindowEnvironment(window).readSetting('language'));
  const t = translatorFor(language);
  const make = createMaker(document);
  const panel = make('aside', {
    className: 'event-panel',
    lang: language,
    ariaLabel: t('eventsOfPreview'),
    // Its keys scroll it.
    tabIndex: 0,
  });
  const log = make('div', { role: 'log' });
  const note = make('p', { textContent: t('noEvents') });
  const list = make('ol', { className: 'event-panel__list' });
  log.append(note, list);
  panel.append(make('p', { textContent: `${t('eventsNote')} ${t('eventsLinksStay')}` }), log);
  document.body.append(panel);
  const entries = new Map<number, Element>();
  let page: number | undefined;
  let dropped = 0;

  return {
    add({ loadedAt, items }) {
      if (loadedAt !== page) {
        page = loadedAt;
        dropped = 0;
        entries.clear();
        list.replaceChildren();
      }
      for (const event of items) {
        const source = findSource({ loadedAt, id: event.id });
        const entry = createEntry(make, { event, source, t });
        const before = entries.get(event.id);
        if (before) before.replaceWith(entry);
        else list.append(entry);
        entries.set(event.id, entry);
      }
      for (const [id, entry] of entries) {
        if (entries.size <= MAX_EVENTS) break;
        entry.remove();
        entries.delete(id);
        dropped += 1;
      }
      note.textContent = dropped > 0 ? t('droppedEvents', { count: dropped }) : '';
      panel.scrollTop = panel.scrollHeight;
    },
  };
}

interface EntryOptions {
  readonly event: PageEvent;
  readonly source: Element | undefined;
  readonly t: Translate;
}

function createEntry(make: Make, { event, source, t }: EntryOptions): Element {
  const entry = make('li', { className: 'event-panel__item' });
  entry.dataset['delivery'] = event.delivery;
  const said = make(source ? 'button' : 'p', { className: 'event-panel__event' });
  const fields = Object.entries(event.fields).map(([name, value]) => `${name} ${value}`);
  said.append(...[event.type, ...fields].map((textContent) => make('span', { textContent })));
  if (source) pointAt(said, source);
  entry.append(said, make('p', { textContent: describeEvent(event, t) }));
  return entry;
}

function pointAt(button: HTMLElement, source: Element): void {
  for (const name of ['pointerenter', 'focus']) {
    button.addEventListener(name, () => source.setAttribute(POINTED, ''));
  }
  for (const name of ['pointerleave', 'blur']) {
    button.addEventListener(name, () => source.removeAttribute(POINTED));
  }
  button.addEventListener('click', () => source.scrollIntoView({ block: 'center' }));
}

type Make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) => HTMLElementTagNameMap[Name];

function createMaker(document: Document): Make {
  return (name, properties) => Object.assign(document.createElement(name), properties);
}
