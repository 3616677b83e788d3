import type { CheckModule, Shape } from '../../check-module.ts';
import { getComponentType } from '../../components.ts';
import { fillPlaceholders } from '../../content/placeholders.ts';
import { isRecord } from '../../is-record.ts';

type Look = (componentType: string) => CheckModule | undefined;

const CHARACTERS_PER_LINE = 60;
const LINE_PX = 24;
const GAP_PX = 16;
const PICTURE_PX = 200;
const COMPONENT_PX = 48;

const NOTHING: Shape = {};
const MARKUP = /<[^>]*>/g;

/**
 * Estimates how high a component is on a desk, in pixels: 48 for itself, 200 for a picture, and for
 * each text 16 and a line of 24 for every 60 characters. It knows no style sheet, and is good for
 * comparing components alone. Calls itself for every level, so the component must not be deeper
 * than the limit.
 */
export function computeHeight(component: unknown, look: Look): number {
  return estimate(component, { kind: 'component' }, look);
}

function estimate(value: unknown, shape: Shape, look: Look): number {
  const { kind, items, properties = {}, values } = shape;
  if (typeof value === 'string') return estimateText(value, kind);
  if (Array.isArray(value)) return sum(value.map((item) => estimate(item, items ?? NOTHING, look)));
  if (!isRecord(value)) return 0;
  if (kind === 'image') return PICTURE_PX;
  if (kind === 'component') {
    const type = getComponentType(value);
    const { kind: _, ...own } = (type !== undefined && look(type)?.shape) || NOTHING;
    return COMPONENT_PX + estimate(value, own, look);
  }
  return sum(
    Object.entries(value).map(([name, member]) =>
      estimate(
        member,
        (Object.hasOwn(properties, name) ? properties[name] : values) ?? NOTHING,
        look,
      ),
    ),
  );
}

function estimateText(text: string, kind: Shape['kind']): number {
  if (kind !== 'text' && kind !== 'noted-text' && kind !== 'rich-text') return 0;
  const { length } = fillPlaceholders(text).replaceAll(MARKUP, '').trim();
  return length === 0 ? 0 : GAP_PX + Math.ceil(length / CHARACTERS_PER_LINE) * LINE_PX;
}

function sum(heights: readonly number[]): number {
  return heights.reduce((total, height) => total + height, 0);
}
