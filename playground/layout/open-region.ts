import { flushSync } from 'react-dom';
import type { Command } from './command-list.ts';
import type { CommandAction, CommandRegistry } from './command-registry.ts';

/** The commands that bring the tab of a region to the front, but for that of its own name. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  Outline: ['openSide', 'tab-Page'],
  Scenarios: ['openSide'],
  Components: ['openSide'],
};

type Find = CommandRegistry['find'];

/** Returns true if a command has no part in the window because its region is folded. */
export function isInFoldedRegion({ id, region }: Command, find: Find): boolean {
  if (region === undefined || find(id)) return false;
  const present = document.querySelector<HTMLElement>(`section[aria-label="${region}"]`);
  // A tab is rendered once it is chosen for the first time.
  return present ? present.dataset['open'] === 'false' : find(`tab-${region}`) !== undefined;
}

interface RunOptions {
  readonly find: Find;
  /** Has a narrow window show the screen of a region. */
  readonly bring: (region: string) => boolean;
}

/** Runs a command, after its region was opened where that is folded or has to be in sight. */
export function runCommand(command: Command, { find, bring }: RunOptions): void {
  const { id, region, needsRegion = false, opens } = command;
  if (region !== undefined && (needsRegion || !find(id))) {
    flushSync(() => bring(region));
    const ways = [...(WAYS[region] ?? []), `tab-${region}`, `region-${region}`];
    // Each may bring the part of the window that knows the next.
    for (const way of ways) flushSync(() => open(find(way)));
  }
  // Nobody folds a region out of sight.
  const isBrought = opens !== undefined && flushSync(() => bring(opens));
  if (isBrought) open(find(id));
  else runAction(find(id));
}

function open(action: CommandAction | undefined): void {
  if (action?.isOpen !== true) runAction(action);
}

/** Does what an action does, unless that is not possible. */
export function runAction(action: CommandAction | undefined): void {
  if (action && action.refusal === undefined) void action.run();
}
