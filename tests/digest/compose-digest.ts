import { cutLine, cutLines } from './cut-lines.ts';
import type { OutlineBlock } from './read-outline.ts';

/** What is worth knowing of a page, beside its looks. */
export interface DigestParts {
  /** Ids and keys, those inside others indented. */
  readonly components: readonly string[];
  readonly outline: readonly OutlineBlock[];
  readonly faults: readonly string[];
  readonly requests: readonly string[];
  readonly events: readonly string[];
}

export const LINES_AT_MOST = 60;

const COMPONENTS_AT_MOST = 18;
const OTHERS_AT_MOST = 6;
/** The landmark itself, and how much of it is not shown. */
const LINES_OF_CUT_BLOCK = 2;

/** A digest of at most 60 lines. The page's own part of the outline gets the room first, then its frame. */
export function composeDigest({ outline, ...parts }: DigestParts): string {
  const before = section('components', parts.components, COMPONENTS_AT_MOST);
  const after = [
    ...section('faults', parts.faults, OTHERS_AT_MOST),
    ...section('requests', parts.requests, OTHERS_AT_MOST),
    ...section('events', parts.events, OTHERS_AT_MOST),
  ];
  const room = LINES_AT_MOST - before.length - after.length - 1;
  const shown = shareRoom(outline, room).flatMap((lines, index) =>
    cutLines(outline[index] ?? [], lines),
  );
  const lines = [...before, ...section('outline', cutLines(shown, room), room), ...after];
  return `${lines.join('\n')}\n`;
}

function section(name: string, lines: readonly string[], room: number): string[] {
  if (lines.length === 0) return [];
  return [name, ...cutLines(lines, room).map((line) => cutLine(`  ${line}`))];
}

/** How many lines each block may have. */
function shareRoom(blocks: readonly OutlineBlock[], room: number): number[] {
  const shares = blocks.map((block) => Math.min(block.length, LINES_OF_CUT_BLOCK));
  let left = room - shares.reduce((sum, share) => sum + share, 0);
  const mainFirst = blocks
    .map((block, index) => ({ block, index, isMain: block[0]?.startsWith('main') ?? false }))
    .sort((one, other) => Number(other.isMain) - Number(one.isMain));
  for (const { block, index } of mainFirst) {
    const share = shares[index] ?? 0;
    const more = Math.max(0, Math.min(left, block.length - share));
    shares[index] = share + more;
    left -= more;
  }
  return shares;
}
