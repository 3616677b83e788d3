import { isRecord } from '#schemas/is-record.ts';
import {
  findAnchor,
  createAnchors,
  createTakenAnchors,
  type AnchorOf,
  type TakenAnchors,
} from './anchors.ts';
import { fillText } from './fill-text.ts';
import { mapComponents } from './map-components.ts';
import type { PageComponent, PageModel } from './page-model.ts';
import { prepareValue, type PrepareOptions } from './prepare-value.ts';
import { createNoteLinks, hasNoteMarks } from './rich-text/index.ts';

/**
 * Holds what the components of a page have in common once they are prepared. It is noted for code
 * that changes one of them.
 */
export interface SharedByPage {
  readonly anchors: TakenAnchors;
  /** JSON pointers to the components whose texts have footnotes or marks. */
  readonly noted: Set<string>;
}

export function createSharedByPage(): SharedByPage {
  return { anchors: createTakenAnchors(), noted: new Set() };
}

/**
 * Makes a checked page ready to be shown: macros filled in, rich text read, texts prepared for any
 * width, addresses cleaned, alternative texts chosen, anchors given, footnotes linked. Pauses after
 * each component.
 */
export function* preparePage(
  model: PageModel,
  options: PrepareOptions,
  { anchors, noted }: SharedByPage = createSharedByPage(),
): Generator<void, PageModel> {
  const notes = createNoteLinks();
  const anchorOf = createAnchors(anchors);
  let pointer = '';
  const withNotes: PrepareOptions = {
    ...options,
    notes: {
      gather(tree) {
        if (!hasNoteMarks(tree)) return;
        noted.add(pointer);
        notes.gather(tree);
      },
    },
  };
  const prepared = yield* mapComponents(model.zones, (component) => {
    ({ pointer } = component);
    return prepareComponent(component, withNotes, anchorOf);
  });
  // A mark can be linked once all notes are known, which stand at the page's end.
  const zones = notes.isNeeded()
    ? yield* mapComponents(prepared, ({ props }) => recordOf(notes.link(props)))
    : prepared;
  return { ...model, meta: fillMeta(model.meta, options), zones };
}

/** The props of one component as it gets them. */
export function prepareComponent(
  { type, props, shape }: PageComponent,
  options: PrepareOptions,
  anchorOf: AnchorOf,
): PageComponent['props'] {
  const own = recordOf(prepareValue(props, shape, options));
  const { anchor } = findAnchor(own, shape, anchorOf);
  const provided = options.provided?.get(type);
  if (anchor === undefined && !provided) return own;
  return { ...own, ...(anchor !== undefined && { anchor }), ...provided };
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
