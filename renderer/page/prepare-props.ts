import type { Shape } from '#schemas/check-module.ts';
import { isRecord } from '#schemas/is-record.ts';
import { findAnchor, createAnchors } from './anchors.ts';
import { findComponentsMember } from './components-member.ts';
import { type PrepareOptions, prepareValue } from './prepare-value.ts';

/**
 * The props of one component that stands alone, prepared as on a page; what stands inside it is
 * left out.
 */
export function prepareProps(
  authored: Readonly<Record<string, unknown>>,
  shape: Shape,
  options: PrepareOptions,
): Record<string, unknown> {
  const { componentType: _type, id: _id, taxonomies: _taxonomies, ...own } = authored;
  const props: Record<string, unknown> = own;
  const inner = findComponentsMember(shape);
  if (inner) delete props[inner];
  const prepared = prepareValue(props, shape, options);
  return isRecord(prepared) ? { ...prepared, ...findAnchor(prepared, shape, createAnchors()) } : {};
}
