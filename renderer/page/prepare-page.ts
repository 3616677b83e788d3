import { isRecord } from '#schemas/is-record.ts';
import { anchorIn, createAnchors } from './anchors.ts';
import { fillText } from './fill-text.ts';
import { mapComponents } from './map-components.ts';
import type { PageModel } from './page-model.ts';
import { prepareValue, type PrepareOptions } from './prepare-value.ts';
import { createNoteLinks } from './rich-text/index.ts';

/**
 * Makes a checked page ready to be shown: macros filled in, rich text read, texts prepared for any width, addresses
 * cleaned, alternative texts chosen, anchors given, footnotes linked. Pauses after each component.
 */
export function* preparePage(
  model: PageModel,
  options: PrepareOptions,
): Generator<void, PageModel> {
  const notes = createNoteLinks();
  const anchorOf = createAnchors();
  const prepared = yield* mapComponents(model.zones, ({ props, shape }) => {
    const own = recordOf(prepareValue(props, shape, { ...options, notes }));
    return { ...own, ...anchorIn(own, shape, anchorOf) };
  });
  // A mark can be linked once all notes are known, which stand at the page's end.
  const zones = notes.isNeeded()
    ? yield* mapComponents(prepared, ({ props }) => recordOf(notes.link(props)))
    : prepared;
  return { ...model, meta: fillMeta(model.meta, options), zones };
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function fillMeta(meta: PageModel['meta'], { macros }: PrepareOptions): PageModel['meta'] {
  const { title, description } = meta;
  return {
    ...meta,
    ...(title && { title: fillText(title, macros) }),
    ...(description && { description: fillText(description, macros) }),
  };
}
