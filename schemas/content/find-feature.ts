import type { Shape } from '../check-module.ts';
import { isRecord } from '../is-record.ts';
import { appendPointer } from '../problems/pointer.ts';

/** A feature that a component names, and what the component configures it with. */
export interface NamedFeature {
  readonly name: string;
  readonly properties: unknown;
  /** True if it is loaded some time after the page. */
  readonly isDeferred: boolean;
  /**
   * JSON pointer from the component to the object that names the feature; '' where that is the
   * component itself.
   */
  readonly pointer: string;
}

/** The member with what a feature is configured with; it stands beside the one with its name. */
const PROPERTIES = 'properties';

/** The member that puts a feature off; it stands beside the one with its name. */
const DEFERRED = 'deferred';

/** The feature that a component names: with a member of its own, or in one of its members. */
export function findFeature(component: unknown, shape: Shape): NamedFeature | undefined {
  if (!isRecord(component) || !mayNameFeature(shape)) return undefined;
  for (const [member, inner] of Object.entries(shape.properties ?? {})) {
    const value = component[member];
    if (inner.kind === 'feature' && typeof value === 'string') {
      return { name: value, ...configurationIn(component), pointer: '' };
    }
    const feature = inner.kind ? undefined : directlyIn(value, inner);
    if (feature) return { ...feature, pointer: appendPointer('', member) };
  }
  return undefined;
}

/** Returns true if a component of that shape may name a feature. */
export function mayNameFeature(shape: Shape): boolean {
  const known = NAMES_FEATURE.get(shape);
  if (known !== undefined) return known;
  const names = Object.values(shape.properties ?? {}).some(
    (member) => member.kind === 'feature' || namesIn(member).length > 0,
  );
  NAMES_FEATURE.set(shape, names);
  return names;
}

/** A matter of the schema, asked for each component of a page. */
const NAMES_FEATURE = new WeakMap<Shape, boolean>();

function directlyIn(value: unknown, shape: Shape): Omit<NamedFeature, 'pointer'> | undefined {
  const [member] = namesIn(shape);
  if (member === undefined || !isRecord(value)) return undefined;
  const name = value[member];
  return typeof name === 'string' ? { name, ...configurationIn(value) } : undefined;
}

function namesIn({ properties = {} }: Shape): string[] {
  return Object.keys(properties).filter((name) => properties[name]?.kind === 'feature');
}

/** Nothing is no property; null is a mistake, which the schema of the component reports. */
function configurationIn({
  [PROPERTIES]: properties = {},
  [DEFERRED]: deferred,
}: Readonly<Record<string, unknown>>): Pick<NamedFeature, 'properties' | 'isDeferred'> {
  return { properties, isDeferred: deferred === true };
}
