import { findDifference, type Difference } from '../json-text/difference.ts';
import type { Comparison } from './editor-props.ts';

interface PlainComparisonProps {
  readonly comparison: Comparison;
  readonly value: string;
}

// Without an editor that folds what is the same, more than this helps nobody.
const MAX_LINES = 400;

/**
 * Compares the texts where the full editor cannot be loaded. It shows the lines from the first that
 * differs from the saved text to the last, before and after.
 */
export function PlainComparison({ comparison, value }: PlainComparisonProps) {
  const { saved, label, sameLabel, onClose } = comparison;
  const text = saved === value ? sameLabel : differingLines(saved, value);
  return (
    <textarea
      className="plain-comparison"
      aria-label={label}
      readOnly
      wrap="off"
      value={text}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    />
  );
}

function differingLines(saved: string, value: string): string {
  const difference = findDifference(saved, value);
  const removed = linesOf(saved, difference).map((line) => `- ${line}`);
  const added = linesOf(value, difference).map((line) => `+ ${line}`);
  return [...removed, ...added].join('\n');
}

function linesOf(text: string, { start, atEnd }: Difference): readonly string[] {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const end = text.indexOf('\n', text.length - atEnd);
  return text
    .slice(from, end === -1 ? text.length : end)
    .split('\n')
    .slice(0, MAX_LINES);
}
