import { findNearest } from './nearest.ts';
import { cut, describeFoundValue, MAX_NAME_LENGTH } from './phrases.ts';
import type { Problem } from './problem.ts';

/** A slot names a part of the shell that there is not. The page would lack it. */
export function unknownShellPart(type: string, pointer: string, parts: readonly string[]): Problem {
  const known = parts.toSorted();
  const suggestion = findNearest(type, known);
  const list = known.join(', ');
  return {
    code: 'unknown-shell-part',
    severity: 'error',
    pointer,
    message: `Unknown shell part: ${cut(type, MAX_NAME_LENGTH)}. It is not registered.`,
    fix: `${suggestion === undefined ? '' : `Write "shell": "${suggestion}". `}Use one of: ${list}.`,
    expected: `one of: ${list}`,
    found: describeFoundValue(type),
    ...(suggestion !== undefined && { suggestion }),
  };
}

/** A slot has a content, and the layout has no such slot: nothing of it is shown. */
export function unknownSlot(
  name: string,
  pointer: string,
  { order, layout }: { readonly order: readonly string[]; readonly layout: string },
): Problem {
  const suggestion = findNearest(name, order);
  return {
    code: 'unknown-slot',
    severity: 'error',
    pointer,
    message: `Unknown slot: ${cut(name)}. The order of the layout ${cut(layout)} does not have it.`,
    fix: `Give the slot one name here and in the order, which has: ${order.join(', ')}.`,
    expected: `one of: ${order.join(', ')}`,
    found: describeFoundValue(name),
    ...(suggestion !== undefined && { suggestion }),
  };
}

/** A slot has a part of the shell and a feature: the feature is not shown. */
export function crowdedSlot(slot: string, pointer: string): Problem {
  return {
    code: 'crowded-slot',
    severity: 'error',
    pointer,
    message: `Crowded slot: ${cut(slot)} has a shell part, so that its feature is not shown.`,
    fix: 'Keep one of the two, or give the feature a slot of its own.',
    replacement: '',
    replaces: 'member',
  };
}

/** A mode of the top bar stands beside something else. */
export function unusedMode(pointer: string): Problem {
  return {
    code: 'unused-mode',
    severity: 'warning',
    pointer,
    message: 'Unused mode: nothing but a top bar has one.',
    fix: 'Remove it, or write "shell": "top-bar" beside it.',
    replacement: '',
    replaces: 'member',
  };
}
