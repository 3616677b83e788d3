import { findNearest } from './nearest.ts';
import { cut, describeFoundValue } from './phrases.ts';
import type { Problem } from './problem.ts';

/** Two forms of a page have one name. `first` is the component that has it already. */
export function duplicateForm(name: string, pointer: string, first: string): Problem {
  return {
    code: 'duplicate-form',
    severity: 'error',
    pointer,
    message: `Duplicate form: ${cut(name)}. The one at ${first} has this name already.`,
    fix: 'Give each form of the page a name of its own.',
    found: describeFoundValue(name),
  };
}

/** Two fields of a form, or of a row of it, have one name. `first` is the place of the other. */
export function duplicateField(name: string, pointer: string, first: string): Problem {
  return {
    code: 'duplicate-field',
    severity: 'error',
    pointer,
    message: `Duplicate field: ${cut(name)}. The one at ${first} has this name already.`,
    fix: 'Give each field a name of its own.',
    found: describeFoundValue(name),
  };
}

/** A field of which one or several options are chosen has none. */
export function fieldWithoutOptions(type: string, pointer: string): Problem {
  return {
    code: 'field-without-options',
    severity: 'error',
    pointer,
    message: `Field without options: nothing can be chosen in a field of the type ${type}.`,
    fix: 'Add "options", each with a value and a label.',
    expected: '"options"',
  };
}

/** A group has no fields to fill in. */
export function groupWithoutFields(pointer: string): Problem {
  return {
    code: 'group-without-fields',
    severity: 'error',
    pointer,
    message: 'Group without fields: nothing can be filled in.',
    fix: 'Add "fields", each with a type, a name and a label.',
    expected: '"fields"',
  };
}

/** A group stands in a group, where the page leaves it out. */
export function nestedGroup(name: string, pointer: string): Problem {
  return {
    code: 'nested-group',
    severity: 'error',
    pointer,
    message: `Nested group: ${cut(name)}. A group stands in no other.`,
    fix: 'Put its fields into the group around it, or move it out of that.',
    found: describeFoundValue('group'),
  };
}

/** Two options of a field stand for one value. `first` is the place of the other. */
export function duplicateOption(value: string, pointer: string, first: string): Problem {
  return {
    code: 'duplicate-option',
    severity: 'error',
    pointer,
    message: `Duplicate option: ${cut(value)}. The one at ${first} has this value already.`,
    fix: 'Give each option of the field a value of its own, or remove this one.',
    found: describeFoundValue(value),
  };
}

/** A value that is to be chosen is none of those that the options of its field have. */
export function unknownOption(value: string, pointer: string, known: readonly string[]): Problem {
  const suggestion = findNearest(value, known);
  const use = `Use one of: ${known.join(', ')}.`;
  return {
    code: 'unknown-option',
    severity: 'error',
    pointer,
    message: `Unknown option: ${cut(value)}. No option of the field has this value.`,
    fix: suggestion === undefined ? use : `Write "${suggestion}". ${use}`,
    expected: `one of: ${known.join(', ')}`,
    found: describeFoundValue(value),
    ...(suggestion !== undefined && { suggestion }),
  };
}

interface Limits {
  /** The member that holds the smallest number, and that number. */
  readonly least: readonly [name: string, value: number];
  readonly most: readonly [name: string, value: number];
}

/** The limits of a field leave nothing between them. `pointer` leads to the lower one. */
export function contradictingLimits({ least, most }: Limits, pointer: string): Problem {
  const [lower, from] = least;
  const [upper, to] = most;
  return {
    code: 'contradicting-limits',
    severity: 'error',
    pointer,
    message: `Contradicting limits: "${lower}" is ${from} and "${upper}" is ${to}, so that nothing is between them.`,
    fix: `Write a "${lower}" that is not larger than "${upper}".`,
    found: describeFoundValue(from),
  };
}

/** A condition depends on a field that does not stand above its own. `above` are those that do. */
export function unknownField(name: string, pointer: string, above: readonly string[]): Problem {
  const suggestion = findNearest(name, above);
  const use =
    above.length > 0
      ? `Use one of: ${above.join(', ')}.`
      : 'Move the field that it depends on above this one.';
  return {
    code: 'unknown-field',
    severity: 'error',
    pointer,
    message: `Unknown field: ${cut(name)}. No field above this one has this name.`,
    fix: suggestion === undefined ? use : `Write "${suggestion}". ${use}`,
    found: describeFoundValue(name),
    ...(above.length > 0 && { expected: `one of: ${above.join(', ')}` }),
    ...(suggestion !== undefined && { suggestion }),
  };
}
