/** The steps of a JSON pointer, from the outermost on. */
type Path = readonly string[];

/** A copy of a value without what stands at JSON pointers; everything off their ways is shared. */
export function dropPointers(value: unknown, pointers: readonly string[]): unknown {
  return without(
    value,
    pointers.map((pointer) => pointer.split('/').slice(1).map(unescapeStep)),
  );
}

/** Each object is copied once, however many of its members go. */
function without(value: unknown, paths: readonly Path[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const byStep = Map.groupBy(paths, ([step]) => step);
  const inside = (name: string, inner: unknown): unknown => {
    const own = byStep.get(name);
    return own
      ? without(
          inner,
          own.map(([, ...others]) => others),
        )
      : inner;
  };
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => inside(String(index), item));
  }

  const members = Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    byStep.get(name)?.some((path) => path.length === 1)
      ? []
      : [[name, inside(name, inner)] as const],
  );
  return Object.fromEntries(members);
}

function unescapeStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
