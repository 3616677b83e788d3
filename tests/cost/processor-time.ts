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

interface ProcessTime {
  readonly parent: number;
  /** The processor time of the process and of its children that have ended. */
  readonly seconds: number;
}

function readProcesses(): ReadonlyMap<number, ProcessTime> {
  const processes = new Map<number, ProcessTime>();
  for (const id of listProcessIds()) {
    const stat = readStat(id);
    // Behind the name, which may hold anything: state, parent, …, user, system, those of ended
    // children.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields.length < 15) continue;
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    processes.set(id, { parent: Number(fields[1]), seconds: ticks / TICKS_A_SECOND });
  }
  return processes;
}

function listProcessIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Boolean);
  } catch {
    // This machine does not run Linux.
    return [];
  }
}

function readStat(id: number): string {
  try {
    return readFileSync(`/proc/${id}/stat`, 'utf8');
  } catch {
    // It has ended since the list was read.
    return '';
  }
}
