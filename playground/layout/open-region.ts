import { flushSync } from 'react-dom';
import type { Command } from './command-list.ts';
import type { CommandAction, CommandRegistry } from './command-registry.ts';

/** The commands that bring the regions of the side into sight, but for those of the regions. */
const SIDE = ['screen-Page structure', 'screen-Outline', 'screen-Scenarios', 'openSide'];

/** The same of each region that a command needs; all others are among the results. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  Outline: [...SIDE, 'tab-Page', 'tab-Outline'],
  Scenarios: [...SIDE, 'tab-Scenarios'],
  Components: [...SIDE, 'tab-Components'],
  Inspector: ['screen-Outline', 'screen-Form', 'tab-Inspector'],
};

type Find = CommandRegistry['find'];

/** Returns true if a command has no part in the window because its region is folded. */
export function isInFoldedRegion({ id, region }: Command, find: Find): boolean {
  if (region === undefined || find(id)) return false;
  return find(`region-${region}`)?.isOpen === false || find(`tab-${region}`) !== undefined;
}

/** Runs a command, after its region was opened where that is folded or has to be in sight. */
export function runCommand(command: Command, find: Find): void {
  const { id, region, needsRegion = false } = command;
  if (region !== undefined && (needsRegion || !find(id))) {
    const ways = WAYS[region] ?? ['screen-Results'];
    // Each may bring the part of the window that knows the next.
    for (const way of [...ways, `region-${region}`]) flushSync(() => goOn(find(way)));
  }
  goOn(find(id));
}

/** Does what an action does, unless that is so already or is not possible. */
function goOn(action: CommandAction | undefined): void {
  if (action && action.refusal === undefined && action.isOpen !== true) void action.run();
}
