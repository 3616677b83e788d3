import { globSync, readFileSync } from 'node:fs';

/** The reasons that schemas give for their advice, each once. */
export const listAdvice = () => listTexts('because');

/** The descriptions that schemas have, each once. */
export const listDescriptions = () => listTexts('description');

function listTexts(member: string): readonly string[] {
  const found = new Set<string>();
  for (const path of globSync('schemas/**/*.schema.json')) {
    JSON.parse(readFileSync(path, 'utf8'), (name: string, value: unknown) => {
      if (name === member && typeof value === 'string') found.add(value);
      return value;
    });
  }
  return [...found];
}
