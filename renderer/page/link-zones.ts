import { isRecord } from '#schemas/is-record.ts';
import type { PageItem, PageZone } from './page-model.ts';
import type { NoteLinks } from './rich-text/index.ts';

/**
 * The zones of a prepared page with links between footnotes and their marks. A mark can be linked once all notes
 * are known, which stand at the page's end. Pauses after each component.
 */
export function* linkZones(
  zones: readonly PageZone[],
  notes: NoteLinks,
): Generator<void, PageZone[]> {
  const linked: PageZone[] = [];
  for (const zone of zones) {
    linked.push({ ...zone, items: yield* linkItems(zone.items, notes) });
  }
  return linked;
}

function* linkItems(items: readonly PageItem[], notes: NoteLinks): Generator<void, PageItem[]> {
  const linked: PageItem[] = [];
  for (const item of items) {
    if (item.kind === 'fault') linked.push(item);
    else {
      const props = notes.link(item.props);
      const children = item.children && (yield* linkItems(item.children, notes));
      linked.push({ ...item, props: isRecord(props) ? props : {}, ...(children && { children }) });
    }
    yield;
  }
  return linked;
}
