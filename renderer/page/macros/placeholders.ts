/** A macro as a text names it: %{group:key}%. */
export interface MacroName {
  readonly group: string;
  readonly key: string;
}

/** A group and a key may not be empty (MA-002), nor hold what closes or separates them. */
const PLACEHOLDER = /%\{([^:{}%]+):([^:{}%]+)\}%/g;

/** Calls back for every placeholder of a text, and puts what comes back in its place. One pass: a value is never read again. */
export function replacePlaceholders(text: string, valueOf: (name: MacroName) => string): string {
  if (!text.includes('%{')) return text;
  return text.replace(PLACEHOLDER, (_, group: string, key: string) =>
    valueOf({ group: group.trim(), key: key.trim() }),
  );
}

/** Every macro that the texts anywhere in a value name, each once. */
export function findMacros(value: unknown): MacroName[] {
  const found = new Map<string, MacroName>();
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') {
      replacePlaceholders(next, (name) => {
        found.set(`${name.group}:${name.key}`, name);
        return '';
      });
    } else if (typeof next === 'object' && next !== null) waiting.push(...Object.values(next));
  }
  return [...found.values()];
}
