import { cut, describeFoundValue, MAX_NAME_LENGTH } from './phrases.ts';
import { findNearest, findMeantSchema, listNearestSchemas } from './nearest.ts';
import type { Problem } from './problem.ts';

/**
 * JSON could not be read. `what` is the parser's finding as a sentence, `fix` what to do about it.
 */
export function brokenJson(what: string, fix = 'Correct the text at this place.'): Problem {
  return {
    code: 'broken-json',
    severity: 'error',
    pointer: '',
    message: `Broken JSON. ${what}`,
    fix: `${fix} The rest was not checked.`,
  };
}

/** A property appears more than once in an object. */
export function duplicateProperty(name: string, pointer: string, times: number): Problem {
  return {
    code: 'duplicate-property',
    severity: 'error',
    pointer,
    message: `Duplicate property: ${cut(name)}. It stands ${times === 2 ? 'twice' : `${times} times`} in this object.`,
    fix: 'Keep the right one and remove the others: only the last one counts.',
    found: describeFoundValue(name),
  };
}

/** A document fits no schema by its shape. `likely` are those that it resembles. */
export function unfittingDocument(likely: readonly string[]): Problem {
  return {
    code: 'unfitting-document',
    severity: 'error',
    pointer: '',
    message: 'This document fits no schema.',
    fix: `Name its schema in "$schema", one of: ${likely.join(', ')}.`,
  };
}

/** A document names a schema that does not exist. */
export function unknownSchema(named: string, known: readonly string[]): Problem {
  const near = listNearestSchemas(named, known);
  const suggestion = findMeantSchema(named, near);
  return {
    code: 'unfitting-document',
    severity: 'error',
    pointer: '/$schema',
    message: `Unknown schema: ${cut(named, MAX_NAME_LENGTH)}. It does not exist.`,
    fix: `${write('$schema', suggestion)}The nearest are: ${near.join(', ')}.`,
    found: cut(named),
    ...(suggestion !== undefined && { suggestion }),
  };
}

/** A document names a schema other than that of its place. `what` is what the place holds. */
export function wrongSchema(named: string, expected: string, what: string): Problem {
  return {
    code: 'unfitting-document',
    severity: 'error',
    pointer: '/$schema',
    message: `Wrong schema: ${cut(named, MAX_NAME_LENGTH)}. ${what} stands here.`,
    fix: `Write "$schema": "${expected}", or leave it out.`,
    expected,
    found: cut(named),
    suggestion: expected,
  };
}

/**
 * Nothing is known under a componentType. `pointer` leads to the componentType; the order of
 * `known` is no matter.
 */
export function unknownComponent(type: string, pointer: string, types: readonly string[]): Problem {
  const known = types.toSorted();
  const suggestion = findNearest(type, known);
  return {
    code: 'unknown-component',
    severity: 'error',
    pointer,
    message: `Unknown component: ${cut(type, MAX_NAME_LENGTH)}. It is not registered.`,
    fix: `${write('componentType', suggestion)}Use one of: ${known.join(', ')}; a new one is for the developers to add.`,
    expected: `one of: ${known.join(', ')}`,
    found: describeFoundValue(type),
    ...(suggestion !== undefined && { suggestion }),
  };
}

/** A component is in a zone that it is not made for. The page shows it all the same. */
export function misplacedComponent(
  { type, zone }: { readonly type: string; readonly zone: string },
  pointer: string,
  zones: readonly string[],
): Problem {
  return {
    code: 'misplaced-component',
    severity: 'warning',
    pointer,
    message: `Misplaced component: ${type} is not made for the ${zone}.`,
    fix: `Move it to one of: ${zones.join(', ')}.`,
    expected: `one of: ${zones.join(', ')}`,
    found: zone,
    zones,
  };
}

/** A component is nested where only components of another family may be. */
export function misplacedFamily(type: string, pointer: string, types: readonly string[]): Problem {
  const allowed = types.toSorted();
  return {
    code: 'misplaced-component',
    severity: 'error',
    pointer,
    message: `Misplaced component: ${type} cannot stand here.`,
    fix: `Move it out of this list, or use one of: ${allowed.join(', ')}.`,
    expected: `one of: ${allowed.join(', ')}`,
    found: describeFoundValue(type),
  };
}

/** Two components of a page have the same id. */
export function duplicateId(id: string, pointer: string, first: string): Problem {
  return {
    code: 'duplicate-id',
    severity: 'warning',
    pointer,
    message: `Duplicate id: ${cut(id)}. The component at ${first} bears it already.`,
    fix: 'Give each component of the page an id of its own, or leave it out.',
    found: describeFoundValue(id),
  };
}

/** A slot names a feature that its route does not list. */
export function missingFeature(name: string, pointer: string, listed: readonly string[]): Problem {
  const suggestion = findNearest(name, listed);
  const known = listed.length > 0 ? `, or use one of: ${listed.join(', ')}` : '';
  return {
    code: 'missing-feature',
    severity: 'error',
    pointer,
    message: `Missing feature: ${name}. The route does not list it.`,
    fix: `${write('feature', suggestion)}Add it to the features of the route${known}.`,
    found: describeFoundValue(name),
    ...(listed.length > 0 && { expected: `one of: ${listed.join(', ')}` }),
    ...(suggestion !== undefined && { suggestion }),
  };
}

/**
 * Nothing is known under the name of a feature. `pointer` leads to the name; the order of `types`
 * is no matter.
 */
export function unknownFeature(name: string, pointer: string, types: readonly string[]): Problem {
  const known = types.toSorted();
  const suggestion = findNearest(name, known);
  const list = known.length > 0 ? `Use one of: ${known.join(', ')}; a` : 'A';
  return {
    code: 'unknown-feature',
    severity: 'error',
    pointer,
    message: `Unknown feature: ${cut(name, MAX_NAME_LENGTH)}. It is not registered.`,
    fix: `${write('name', suggestion)}${list} new one is for the developers to add.`,
    found: describeFoundValue(name),
    ...(known.length > 0 && { expected: `one of: ${known.join(', ')}` }),
    ...(suggestion !== undefined && { suggestion }),
  };
}

/** An experience names a floating feature of which there is no definition. */
export function missingDefinition(
  name: string,
  pointer: string,
  types: readonly string[],
): Problem {
  return {
    ...unknownFeature(name, pointer, types),
    code: 'definition-missing',
    message: `Definition missing: ${cut(name, MAX_NAME_LENGTH)}. No floating feature of that name is registered.`,
  };
}

/** A route names a layout that its experience does not have. */
export function unknownLayout(name: string, pointer: string, known: readonly string[]): Problem {
  const suggestion = findNearest(name, known);
  return {
    code: 'unknown-layout',
    severity: 'error',
    pointer,
    message: `Unknown layout: ${name}. The experience does not have it.`,
    fix: `${write('pageLayout', suggestion)}Add it to the layouts, or use one of: ${known.join(', ')}.`,
    expected: `one of: ${known.join(', ')}`,
    found: describeFoundValue(name),
    ...(suggestion !== undefined && { suggestion }),
  };
}

/** A file that has to be refused does not give exactly the problems that are expected of it. */
export function wrongProblems(missing: readonly string[], surplus: readonly string[]): Problem {
  const isNamed = missing.length > 0 || surplus.length > 0;
  const halves = [
    ...(missing.length > 0 ? [`Missing: ${missing.join(', ')}.`] : []),
    ...(surplus.length > 0 ? [`Surplus: ${surplus.join(', ')}.`] : []),
  ];
  return {
    code: 'wrong-problems',
    severity: 'error',
    pointer: '',
    message:
      `Wrong problems: this file does not give exactly those that its .invalid.txt names. ${halves.join(' ')}`.trim(),
    fix: isNamed
      ? 'Correct this file, or the list in the .invalid.txt beside it: one "code pointer" on a line.'
      : 'Break something in this file, and name its problem in the .invalid.txt beside it.',
  };
}

function write(name: string, suggestion: string | undefined): string {
  return suggestion === undefined ? '' : `Write "${name}": "${suggestion}". `;
}
