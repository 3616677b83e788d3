import { isRecord } from '#schemas/is-record.ts';

/**
 * Reads the purpose of each component type from the schemas of the editor, at the places where a
 * component may stand.
 */
export function readComponentDescriptions(
  schemas: readonly unknown[],
): ReadonlyMap<string, string> {
  const descriptions = new Map<string, string>();
  const waiting: unknown[] = [...schemas];
  for (let next = waiting.pop(); waiting.length > 0 || next; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const type = isRecord(next) ? next['componentType'] : undefined;
    const { enum: types, enumDescriptions: texts } = isRecord(type) ? type : {};
    if (Array.isArray(types) && Array.isArray(texts)) {
      types.forEach((name, index) => descriptions.set(String(name), String(texts[index])));
    }
    waiting.push(...Object.values(next));
  }
  return descriptions;
}
