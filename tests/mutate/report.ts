import { alignedTable } from '../bench/table.ts';
import type { TriedChange } from './tried-changes.ts';

const HEADINGS = ['module', 'changes', 'seen', 'equivalent', 'survived', 'share'];

/** Reports the fates of the changes to a module, and each change that no test saw. */
export function reportOf(module: string, tried: readonly TriedChange[]): string {
  const count = (fate: TriedChange['fate']) => tried.filter((one) => one.fate === fate).length;
  const [seen, equivalent, survived] = [count('seen'), count('equivalent'), count('survived')];
  const share = seen + survived === 0 ? '' : (seen / (seen + survived)).toFixed(2);
  const row = [module, ...[tried.length, seen, equivalent, survived].map(String), share];
  const survivors = tried.filter((one) => one.fate === 'survived').map(linesOf);
  return [alignedTable([HEADINGS, row]), ...survivors].join('\n\n');
}

/** Prints the place of a change, and what it does. */
export function linesOf({ path, line, from, to }: TriedChange): string {
  return `${path}:${line}\n  - ${from}\n  + ${to}`;
}
