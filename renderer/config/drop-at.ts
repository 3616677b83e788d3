/** A copy of a value without what stands at a JSON pointer; everything off the way is shared. */
export function dropAt(value: unknown, pointer: string): unknown {
  const [, ...steps] = pointer.split('/').map(unescapeStep);
  return without(value, steps);
}

function without(value: unknown, [step, ...others]: readonly string[]): unknown {
  if (step === undefined) return value;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      String(index) === step ? without(item, others) : item,
    );
  }
  if (typeof value !== 'object' || value === null) return value;

  const members = Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    if (name !== step) return [[name, inner] as const];
    return others.length === 0 ? [] : [[name, without(inner, others)] as const];
  });
  return Object.fromEntries(members);
}

function unescapeStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
