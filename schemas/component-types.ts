import { isRecord } from './is-record.ts';

type Component = Readonly<Record<string, unknown>>;

/** The kinds of cards. A card that names its kind may leave out its componentType. */
const CARD_KINDS = new Set<unknown>([
  'service',
  'product',
  'article',
  'contact',
  'news',
  'feature',
  'video',
]);

/**
 * A component with its componentType, where its cardType says which that is. This is the one place
 * that knows how.
 */
export function addComponentType(component: Component): Component {
  if (!lacksType(component)) return component;
  return { componentType: `${String(component['cardType'])}-card`, ...component };
}

function lacksType(value: unknown): boolean {
  return (
    isRecord(value) && value['componentType'] === undefined && CARD_KINDS.has(value['cardType'])
  );
}

/**
 * A page response, or a component alone, in which every card has its componentType; the very object
 * where all of them have.
 */
export function addComponentTypes(document: object): object;
export function addComponentTypes(document: unknown): unknown;
export function addComponentTypes(document: unknown): unknown {
  if (!isRecord(document)) return document;
  const { data } = document;
  if (!isRecord(data)) return addInnerTypes(document);
  const zones = Object.entries(data).flatMap(([name, zone]) => {
    const typed = zoneWithTypes(zone);
    return typed === zone ? [] : [[name, typed]];
  });
  if (zones.length === 0) return document;
  return { ...document, data: { ...data, ...Object.fromEntries(zones) } };
}

function zoneWithTypes(zone: unknown): unknown {
  if (!isRecord(zone) || !Array.isArray(zone['flexComponents'])) return zone;
  const components: readonly unknown[] = zone['flexComponents'];
  const typed = components.map(addInnerTypes);
  const isSame = typed.every((component, index) => component === components[index]);
  return isSame ? zone : { ...zone, flexComponents: typed };
}

/**
 * One component of a page likewise: cards stand on their own, or in a list of another component.
 */
export function addInnerTypes(component: unknown): unknown {
  if (!isRecord(component)) return component;
  if (!hasListsToType(component)) return addComponentType(component);
  const lists = Object.entries(component).flatMap(([name, value]) =>
    Array.isArray(value) && value.some(lacksType)
      ? [[name, value.map((item) => (isRecord(item) ? addComponentType(item) : item))]]
      : [],
  );
  return { ...addComponentType(component), ...Object.fromEntries(lists) };
}

function hasListsToType(component: Component): boolean {
  for (const name in component) {
    const value = component[name];
    if (Array.isArray(value) && value.some(lacksType)) return true;
  }
  return false;
}
