import type { Shape } from '#schemas/check-module.ts';
import { describeIcon, describeImage, describePage, type About } from './about.ts';
import type { CompletionSources } from './completion-sources.ts';

const IMAGES = '/images/';
/**
 * The member whose pictures are made at the size that is asked for, which a drawing as it is stored
 * has none of.
 */
const MADE_TO_SIZE = 'transformBaseUrl';

/**
 * All values that the fixtures know for a member of a kind; nothing where its values are not known.
 */
export function listKnownValues(
  shape: Shape | undefined,
  member: string | number | undefined,
  { icons, images, pages }: CompletionSources,
): readonly About[] | undefined {
  switch (shape?.kind) {
    case 'icon':
      return [...icons].map(([id, svg]) => describeIcon(id, svg));
    case 'image-url': {
      const ending = member === MADE_TO_SIZE ? 'png' : 'svg';
      return [...images].map(([name, image]) => describeImage(`${IMAGES}${name}.${ending}`, image));
    }
    case 'url':
      // The pages that exist do not tell which addresses the configuration may hold.
      return shape.address
        ? undefined
        : [...pages].map(([path, title]) => describePage(path, title));
    default:
      return undefined;
  }
}

const IMAGE = /^\/images\/(?<name>[^/]+)\.\w+$/;
const BEHIND_PATH = /[?#].*$/;

/** Describes one value of a member of a kind, as far as the fixtures know it. */
export function describeValue(
  shape: Shape | undefined,
  value: string,
  { icons, images, pages }: CompletionSources,
): About | undefined {
  switch (shape?.kind) {
    case 'icon': {
      const svg = icons.get(value);
      return svg === undefined ? undefined : describeIcon(value, svg);
    }
    case 'image-url': {
      const image = images.get(IMAGE.exec(value.replace(BEHIND_PATH, ''))?.groups?.['name'] ?? '');
      return image && describeImage(value, image);
    }
    case 'url': {
      const title = pages.get(value.replace(BEHIND_PATH, ''));
      return title === undefined ? undefined : describePage(value, title);
    }
    default:
      return undefined;
  }
}
