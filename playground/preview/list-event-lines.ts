import type { DeclaredEvent, DeclaredEvents } from '#renderer/measured-events';

/**
 * Lists the events that a page declares as a digest has them: those of the page view, and then by
 * components what a click on each of their elements would send.
 */
export function listEventLines({ view, clicks }: DeclaredEvents): readonly string[] {
  const components = Map.groupBy(clicks, ({ position }) => splitPosition(position).component);
  return [
    ...view.map((event) => Object.values(event).join(' ')),
    ...[...components].flatMap(([component, events]) => [component, ...events.map(writeClick)]),
  ];
}

function writeClick({ event, position }: DeclaredEvent): string {
  const { index } = splitPosition(position);
  if (event.type === 'EVENT') return `  ${index} EVENT ${event.eventName}`;
  return `  ${index} ${event.elementType} "${event.elementContent ?? ''}"`;
}

/** A position ends with the number of the element in its component. */
function splitPosition(position: string): { readonly component: string; readonly index: string } {
  const end = position.lastIndexOf('/');
  return { component: position.slice(0, end), index: position.slice(end + 1) };
}
