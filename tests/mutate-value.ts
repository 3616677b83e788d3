type Json = Readonly<Record<string, unknown>>;

/** A value that no field of a component takes. */
const WRONG = [[]];

/** A component with a wrong value in the place of the one that its author wrote there. */
export function mutateValue(component: Json, pointer: string): Json {
  const copy = structuredClone(component);
  const names = pointer.slice(1).split('/');
  const last = names.pop() ?? '';
  const holder = names.reduce<unknown>(memberOf, copy);
  if (memberOf(holder, last) === undefined) throw new Error(`The fixture has no ${pointer}.`);
  Object.assign(Object(holder), { [last]: WRONG });
  return copy;
}

function memberOf(value: unknown, name: string): unknown {
  return Object.entries(Object(value)).find(([own]) => own === name)?.[1];
}
