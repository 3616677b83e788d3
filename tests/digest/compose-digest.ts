import { cutLine } from './cut-line.ts';
import type { OutlineBlock } from './read-outline.ts';

/** Holds everything that is worth knowing of a page, beside its looks. */
export interface DigestParts {
  /** Ids and keys, those inside others indented. */
  readonly components: readonly string[];
  readonly outline: readonly OutlineBlock[];
  readonly faults: readonly string[];
  readonly requests: readonly string[];
  readonly events: readonly string[];
}

/** A digest with every line there is, so that a change always has a line to be named by. */
export function composeDigest({ outline, ...parts }: DigestParts): string {
  const lines = [
    ...section('components', parts.components),
    ...section('outline', outline.flat()),
    ...section('faults', parts.faults),
    ...section('requests', parts.requests),
    ...section('events', parts.events),
  ];
  return `${lines.join('\n')}\n`;
}

function section(name: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [name, ...lines.map((line) => cutLine(`  ${line}`))];
}
