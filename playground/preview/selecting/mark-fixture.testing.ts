import type { CheckModule, Shape } from '#schemas/check-module.ts';
import { isRecord } from '#schemas/is-record.ts';
import { appendPointer } from '#schemas/problems/pointer.ts';

export interface MarkedFixture {
  readonly component: unknown;
  /** The pointer that a written text or address came from; nothing where it has no mark. */
  readonly pointerOf: (written: string) => string | undefined;
}

const MARK = /q(\d+)q/i;
const SOFT = /[\u00AD\u2060]/g;

/**
 * For tests: a component in which every text, address and image has a mark with a number of its
 * own, so that whatever shows it says by itself which member it is. The addresses of one image are
 * one.
 */
export function markFixture(
  fixture: unknown,
  shapes: ReadonlyMap<string, Pick<CheckModule, 'shape'>>,
): MarkedFixture {
  const pointers: string[] = [];
  const mark = (value: unknown, shape: Shape | undefined, pointer: string): unknown => {
    if (typeof value === 'string') {
      const marked = withMark(value, shape?.kind, `q${pointers.length}q`);
      if (marked !== value) pointers.push(pointer);
      return marked;
    }
    if (Array.isArray(value)) {
      return value.map((item, index) => mark(item, shape?.items, appendPointer(pointer, index)));
    }
    if (!isRecord(value)) return value;
    const { componentType } = value;
    const own = typeof componentType === 'string' ? shapes.get(componentType)?.shape : shape;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        mark(inner, own?.properties?.[name] ?? own?.values, appendPointer(pointer, name)),
      ]),
    );
  };
  return {
    component: mark(fixture, undefined, ''),
    pointerOf(written) {
      const number = MARK.exec(written.replaceAll(SOFT, ''))?.[1];
      return number === undefined
        ? undefined
        : pointers[Number(number)]?.replace(/\/(original|transformBaseUrl)$/, '');
    },
  };
}

function withMark(text: string, kind: Shape['kind'], mark: string): string {
  switch (kind) {
    case 'text':
    case 'noted-text':
      return text.replaceAll(/(?<![%{\w:-])\p{L}{3,}(?![}:\w])/gu, `$&${mark}`);
    case 'rich-text':
      return text.replaceAll(/(?<=>[^<&]*)\b\p{L}{3,}\b(?=[^<>]*<)/gu, `$&${mark}`);
    case 'url':
      return /^\/[^?#]*$/.test(text) ? `${text}-${mark}` : text;
    case 'image-url':
      return text.replace(/\.(\w+)$/, `-${mark}.$1`);
    default:
      return text;
  }
}
