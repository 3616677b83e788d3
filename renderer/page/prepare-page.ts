import { replacePlaceholders, type MacroText } from './macros/index.ts';
import type { PageItem, PageModel } from './page-model.ts';
import { prepareValue } from './prepare-value.ts';
import { isRecord } from './is-record.ts';

export interface PrepareOptions {
  readonly locale: string;
  /** The texts of macros; left out where the page has none. */
  readonly macros?: MacroText;
  /** What relative addresses of images are resolved against; left out, they are the site's own. */
  readonly imageOrigin?: string | undefined;
}

/** Makes a checked page ready to be shown: macros filled in, rich text read, addresses cleaned, alternative texts chosen. */
export function preparePage(model: PageModel, options: PrepareOptions): PageModel {
  return {
    ...model,
    meta: fillMeta(model.meta, options),
    zones: model.zones.map((zone) => ({
      ...zone,
      items: zone.items.map((item) => prepareItem(item, options)),
    })),
  };
}

function fillMeta(meta: PageModel['meta'], { macros }: PrepareOptions): PageModel['meta'] {
  if (!macros) return meta;
  const { title, description } = meta;
  return {
    ...meta,
    ...(title && { title: replacePlaceholders(title, macros) }),
    ...(description && { description: replacePlaceholders(description, macros) }),
  };
}

function prepareItem(item: PageItem, options: PrepareOptions): PageItem {
  if (item.kind === 'fault') return item;
  const props = prepareValue(item.props, item.shape, options);
  return {
    ...item,
    props: isRecord(props) ? props : {},
    ...(item.children && { children: item.children.map((child) => prepareItem(child, options)) }),
  };
}
