import type { CheckModule } from '#schemas/check-module.ts';
import type { Problem } from '../errors/index.ts';

/** The steps of a JSON pointer, from the outermost on. */
type Path = readonly string[];

/** A value without what its schema does not know, or what is wrong with it. */
export type WithoutSurplus =
  | { readonly ok: true; readonly value: unknown; readonly surplus: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * A service that is newer than we are sends a few names more; hundreds of them are another thing
 * altogether.
 */
const MAX_SURPLUS = 50;

const SURPLUS = new Set(['unknown-property', 'misplaced-property', 'forbidden-key']);

/**
 * Takes away what is surplus in an answer, since the service may be newer than we are. A misspelt
 * name is surplus too; the value is still wrong where it misses what has the right name.
 */
export function dropSurplus(check: CheckModule['check'], value: unknown): WithoutSurplus {
  const problems = check(value);
  if (problems.length === 0) return { ok: true, value, surplus: problems };
  const surplus = problems.filter(({ code }) => SURPLUS.has(code));
  if (surplus.length < problems.length || surplus.length > MAX_SURPLUS)
    return { ok: false, problems };

  const reduced = dropPointers(
    value,
    surplus.map(({ pointer }) => pointer),
  );
  return check(reduced).length === 0
    ? { ok: true, value: reduced, surplus }
    : { ok: false, problems };
}

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
