import type { Shape } from './check-module.ts';
import { explainAddressRefusal } from './content/configured-address.ts';
import { isRecord } from './is-record.ts';
import { unsafeAddress } from './problems/addresses.ts';
import { appendPointer } from './problems/pointer.ts';
import type { Problem } from './problems/problem.ts';

/**
 * Finds the addresses of a configuration that cannot be taken: where they lead is decided before a
 * site starts, not when a visitor follows them. Values of a wrong type are the schema's business.
 */
export function checkAddresses(document: unknown, shape: Shape, pointer = ''): Problem[] {
  if (shape.address && typeof document === 'string') {
    const reason = explainAddressRefusal(document, shape.address);
    return reason
      ? [unsafeAddress({ address: document, rule: shape.address, reason }, pointer)]
      : [];
  }
  return membersOf(document, shape).flatMap(([name, value, inner]) =>
    checkAddresses(value, inner, appendPointer(pointer, name)),
  );
}

/** Only members that the schema knows: what is surplus has no shape, and is not walked. */
function membersOf(
  value: unknown,
  { items, properties = {}, values }: Shape,
): [string | number, unknown, Shape][] {
  if (Array.isArray(value)) {
    return items ? value.map((item: unknown, index) => [index, item, items]) : [];
  }
  if (!isRecord(value)) return [];
  return Object.keys(value).flatMap((name): [string, unknown, Shape][] => {
    const inner = Object.hasOwn(properties, name) ? properties[name] : values;
    return inner ? [[name, value[name], inner]] : [];
  });
}
