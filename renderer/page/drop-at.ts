import { isRecord } from './is-record.ts';

/** A copy of an object without what stands at a JSON pointer; everything off the way is shared. */
export function dropAt(value: Record<string, unknown>, pointer: string): Record<string, unknown> {
  const [, ...steps] = pointer.split('/').map(unescapeStep);
  const rest = without(value, steps);
  return isRecord(rest) ? rest : {};
}

function without(value: unknown, [step, ...others]: readonly string[]): unknown {
  if (step === undefined) return value;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      String(index) === step ? without(item, others) : item,
    );
  }
  if (!isRecord(value)) return value;
  const { [step]: inner, ...rest } = value;
  return others.length === 0 ? rest : { ...rest, [step]: without(inner, others) };
}

function unescapeStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
