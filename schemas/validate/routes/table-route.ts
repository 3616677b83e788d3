import { isRecord } from '../../is-record.ts';

/** A route of a table that may have mistakes. */
export interface TableRoute {
  /** Its place among all routes. */
  readonly index: number;
  /** The pattern begins with that of its base route. */
  readonly pattern: string;
  readonly pointer: string;
  readonly members: Readonly<Record<string, unknown>>;
}

/** Returns true if the conditions of one route hold wherever those of another do. */
export function impliesConditions(one: TableRoute, other: TableRoute): boolean {
  const required = conditionsOf(one);
  return [...conditionsOf(other)].every(([name, wanted]) => {
    const values = required.get(name);
    return values?.every((value) => wanted.includes(value)) ?? false;
  });
}

function conditionsOf({ members }: TableRoute): Map<string, readonly unknown[]> {
  const { conditions } = members;
  const entries = isRecord(conditions) ? Object.entries(conditions) : [];
  return new Map(
    entries.map(([name, wanted]): [string, readonly unknown[]] => [
      name,
      Array.isArray(wanted) ? wanted : [wanted],
    ]),
  );
}
