import { anchorIn, createAnchors, type AnchorOf } from './anchors.ts';
import { fillText } from './fill-text.ts';
import type { PageComponent, PageItem, PageModel, PageZone } from './page-model.ts';
import { prepareValue, type PrepareOptions } from './prepare-value.ts';
import { isRecord } from '#schemas/is-record.ts';
import { linkZones } from './link-zones.ts';
import { createNoteLinks } from './rich-text/index.ts';

/**
 * Makes a checked page ready to be shown: macros filled in, rich text read, texts set for any width, addresses
 * cleaned, alternative texts chosen, anchors given, footnotes linked. Pauses after each component.
 */
export function* preparePage(
  model: PageModel,
  options: PrepareOptions,
): Generator<void, PageModel> {
  const notes = createNoteLinks();
  const inPage = { ...options, notes, anchorOf: createAnchors() };
  const zones: PageZone[] = [];
  for (const zone of model.zones) {
    zones.push({ ...zone, items: yield* prepareItems(zone.items, inPage) });
  }
  const meta = fillMeta(model.meta, options);
  return { ...model, meta, zones: notes.isNeeded() ? yield* linkZones(zones, notes) : zones };
}

function fillMeta(meta: PageModel['meta'], { macros }: PrepareOptions): PageModel['meta'] {
  const { title, description } = meta;
  return {
    ...meta,
    ...(title && { title: fillText(title, macros) }),
    ...(description && { description: fillText(description, macros) }),
  };
}

interface InPage extends PrepareOptions {
  readonly anchorOf: AnchorOf;
}

function* prepareItems(items: readonly PageItem[], options: InPage): Generator<void, PageItem[]> {
  const prepared: PageItem[] = [];
  for (const item of items) {
    prepared.push(item.kind === 'fault' ? item : yield* prepareComponent(item, options));
    yield;
  }
  return prepared;
}

function* prepareComponent(item: PageComponent, options: InPage): Generator<void, PageComponent> {
  const prepared = prepareValue(item.props, item.shape, options);
  const own = isRecord(prepared) ? prepared : {};
  const props = { ...own, ...anchorIn(own, item.shape, options.anchorOf) };
  const children = item.children && (yield* prepareItems(item.children, options));
  return { ...item, props, ...(children && { children }) };
}
