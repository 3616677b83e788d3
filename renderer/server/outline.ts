import { escapeText } from '../markup/index.ts';
import type { Plan, PlannedItem } from '../plan/index.ts';
import type { ViewItem, ViewPlan } from '../view/index.ts';
import { fillSlots } from './slot-tag.ts';
import type { WrittenItems } from './static-items.ts';

/** A page as React renders it on a server, and what it leaves out. */
export interface Outline {
  readonly plan: ViewPlan;
  /** Puts it into the outline's HTML. */
  readonly fill: (html: string) => string;
}

/**
 * Parts what React has to render from what has been written without it. Neighbours that have been written are one place
 * to React, followed by holes, since it counts ids by places.
 */
export function outlineOf({ slots }: Plan, written: WrittenItems): Outline {
  const runs = new Map<string, string>();

  const outlineOfList = (items: readonly PlannedItem[]): ViewItem[] => {
    const places: ViewItem[] = [];
    places.length = items.length;
    let run: { readonly key: string; html: string } | undefined;
    const endRun = () => {
      if (run) runs.set(escapeText(run.key), run.html);
      run = undefined;
    };
    items.forEach((item, index) => {
      const html = written.get(item.key);
      if (html === undefined) {
        endRun();
        places[index] =
          item.state === 'interactive' && item.children
            ? { ...item, children: outlineOfList(item.children) }
            : item;
      } else if (run) {
        run.html += html;
      } else {
        run = { key: item.key, html };
        places[index] = { state: 'static', type: item.type, key: item.key };
      }
    });
    endRun();
    return places;
  };

  const plan = {
    slots: slots.map((slot) => ({
      ...slot,
      items: outlineOfList(slot.items),
      ...(slot.zones && {
        zones: slot.zones.map((zone) => ({ ...zone, items: outlineOfList(zone.items) })),
      }),
    })),
  };
  return { plan, fill: (html) => fillSlots(html, (key) => runs.get(key)) };
}
