import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;
const MICROSECONDS_A_SECOND = 1_000_000;

/** The processor seconds that this process has taken, its ended children not included. */
export function ownProcessorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS_A_SECOND;
}

/**
 * The processor seconds of a process, of everything that it has started and of what those have
 * started: a browser's processes as well. Only Linux tells; elsewhere it is this process alone.
 */
export function processorSeconds(root = process.pid): number {
  const processes = readProcesses();
  if (!processes.has(root)) return ownProcessorSeconds();
  const isBelowRoot = (id: number): boolean => {
    const parent = processes.get(id)?.parent;
    return id === root || (parent !== undefined && isBelowRoot(parent));
  };
  return [...processes]
    .filter(([id]) => isBelowRoot(id))
    .reduce((sum, [, { seconds }]) => sum + seconds, 0);
}

/**
 * Reads the processor seconds of everything that this process has started and that has ended, and
 * of what that has started in turn. Only Linux tells; elsewhere it is 0.
 */
export function readEndedSeconds(): number {
  const [, , user = 0, system = 0] = readTicks(readStat('self'));
  return (user + system) / TICKS_A_SECOND;
}

interface ProcessTime {
  readonly parent: number;
  /** The processor time of the process and of its children that have ended. */
  readonly seconds: number;
}

function readProcesses(): ReadonlyMap<number, ProcessTime> {
  const processes = new Map<number, ProcessTime>();
  for (const id of listProcessIds()) {
    const stat = readStat(id);
    const ticks = readTicks(stat);
    if (ticks.length === 0) continue;
    const sum = ticks.reduce((all, one) => all + one, 0);
    processes.set(id, {
      parent: Number(splitStat(stat)[1]),
      seconds: sum / TICKS_A_SECOND,
    });
  }
  return processes;
}

/** Returns the ticks of a process: user, system, and both of its ended children. */
function readTicks(stat: string): number[] {
  return splitStat(stat).slice(11, 15).map(Number);
}

/** Splits what stands behind the name, which may hold anything: state, parent, and so on. */
function splitStat(stat: string): string[] {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function listProcessIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Boolean);
  } catch {
    // This machine does not run Linux.
    return [];
  }
}

function readStat(id: number | 'self'): string {
  try {
    return readFileSync(`/proc/${id}/stat`, 'utf8');
  } catch {
    // It has ended since the list was read.
    return '';
  }
}
