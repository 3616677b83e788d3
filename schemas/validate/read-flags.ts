import { parseArgs } from 'node:util';

export interface Flags {
  readonly paths: readonly string[];
  readonly format: 'text' | 'json';
  /** Warnings count as problems. */
  readonly strict: boolean;
}

export const USAGE = 'npm run validate -- <files or folders> [--format json] [--strict]';

/** Reads the words after the command, or says as a sentence what is wrong with them. */
export function readFlags(words: readonly string[]): Flags | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'text' },
        strict: { type: 'boolean', default: false },
      },
    });
    const { format, strict } = values;
    if (format !== 'text' && format !== 'json') {
      return `Unknown format: ${format}. Use one of: text, json.`;
    }
    if (positionals.length === 0) return 'There is nothing to check. Name files or folders.';
    return { paths: positionals, format, strict };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
