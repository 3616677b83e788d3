import { escapeText } from '../markup/index.ts';
import type { Plan, PlannedItem } from '../plan/index.ts';
import type { ViewItem, ViewPlan } from '../view/index.ts';
import { fillRuns, fillSlots } from './slot-tag.ts';
import type { WrittenItems } from './static-items.ts';

/** Whether an item stands in a run with its neighbours: what can change in a browser ends one. */
export function isInRun(item: PlannedItem, written: WrittenItems): boolean {
  return item.state === 'static' && !item.isTargeted && written.has(item.key);
}

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
  const places = new Map<string, string>();
  const runs: string[] = [];

  const outlineOfList = (items: readonly PlannedItem[]): ViewItem[] => {
    const list: ViewItem[] = [];
    list.length = items.length;
    let run: { readonly key: string; html: string } | undefined;
    const endRun = () => {
      if (run) places.set(escapeText(run.key), run.html);
      run = undefined;
    };
    items.forEach((item, index) => {
      const html = written.get(item.key);
      if (html === undefined) {
        endRun();
        list[index] =
          item.state === 'interactive' && item.children
            ? { ...item, children: outlineOfList(item.children) }
            : item;
      } else if (run) {
        run.html += html;
      } else {
        run = { key: item.key, html };
        list[index] = { state: 'static', type: item.type, key: item.key };
      }
    });
    endRun();
    return list;
  };

  const outlineOfZone = (items: readonly PlannedItem[]): ViewItem[] => {
    const outlined: ViewItem[] = [];
    let isRun = false;
    for (const item of items) {
      if (!isInRun(item, written)) {
        isRun = false;
        outlined.push(...outlineOfList([item]));
      } else if (isRun) {
        runs[runs.length - 1] += written.get(item.key) ?? '';
      } else {
        isRun = true;
        runs.push(written.get(item.key) ?? '');
        outlined.push({ state: 'run', type: 'run', key: item.key });
      }
    }
    return outlined;
  };

  const plan = {
    slots: slots.map((slot) => ({
      ...slot,
      items: outlineOfList(slot.items),
      ...(slot.zones && {
        zones: slot.zones.map((zone) => ({ ...zone, items: outlineOfZone(zone.items) })),
      }),
    })),
  };
  return {
    plan,
    fill: (html) =>
      fillRuns(
        fillSlots(html, (key) => places.get(key)),
        runs,
      ),
  };
}
