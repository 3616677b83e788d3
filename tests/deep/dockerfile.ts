import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, matchesGlob, relative } from 'node:path';

/** One line of a Dockerfile, its continuations joined. */
interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/** One FROM with what follows it. */
export interface Stage {
  readonly image: string;
  readonly name: string;
  readonly instructions: readonly Instruction[];
}

/** Holds the lines of a Dockerfile, stage by stage. */
export interface Dockerfile {
  readonly args: ReadonlyMap<string, string>;
  readonly stages: readonly Stage[];
}

/** Tells who runs the lines, and with what. */
export interface Runner {
  /** An empty folder; each stage has a folder of its own in it, which stands for its whole disk. */
  readonly folder: string;
  /** The build's context. */
  readonly context: string;
  readonly user: { readonly uid: number; readonly gid: number } | undefined;
  readonly env: NodeJS.ProcessEnv;
  /** Gives a folder to the user. */
  readonly own: (path: string) => void;
}

/** Reads a Dockerfile of the plain kind that ours is. */
export function readDockerfile(text: string): Dockerfile {
  const instructions = text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => {
      const [name = '', ...args] = line.split(' ');
      return { name, rest: args.join(' ').trim() };
    });
  const starts = instructions.flatMap(({ name }, index) => (name === 'FROM' ? [index] : []));
  return {
    args: new Map(instructions.filter(({ name }) => name === 'ARG').map(({ rest }) => pair(rest))),
    stages: starts.map((start, index) => {
      const [image = '', , name = String(index)] = (instructions[start]?.rest ?? '').split(/\s+/);
      return { image, name, instructions: instructions.slice(start + 1, starts[index + 1]) };
    }),
  };
}

/**
 * Carries out the COPY and RUN lines of all stages, and gives the folder that the last one works
 * in.
 */
export function runDockerfile({ stages }: Dockerfile, runner: Runner): string {
  let place = '';
  for (const stage of stages) {
    const disk = join(runner.folder, stage.name);
    place = disk;
    for (const { name, rest } of stage.instructions) {
      if (name === 'WORKDIR') place = join(disk, rest);
      mkdirSync(place, { recursive: true });
      if (name === 'COPY') copy(rest, place, runner);
      if (name === 'RUN') runLine(rest, place, runner);
    }
  }
  return place;
}

/** The value of the last instruction of a name; undefined where there is none. */
export function lastOf({ instructions }: Stage, instruction: string): string | undefined {
  return instructions.findLast(({ name }) => name === instruction)?.rest;
}

/** The variables that a stage sets. */
export function variablesOf({ instructions }: Stage): Record<string, string> {
  const settings = instructions.filter(({ name }) => name === 'ENV').map(({ rest }) => rest);
  return Object.fromEntries(settings.flatMap((rest) => rest.split(/\s+/).map(pair)));
}

function copy(rest: string, place: string, runner: Runner): void {
  const args = rest.split(/\s+/);
  const from = args.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const [target = '.', ...sources] = args.filter((word) => !word.startsWith('--')).toReversed();
  const root = from ? join(runner.folder, from) : runner.context;
  const isKept = from ? () => true : keptOf(runner.context);

  for (const source of sources.map((path) => join(root, path))) {
    const isIntoFolder = target.endsWith('/') && !statSync(source).isDirectory();
    const to = join(place, target, isIntoFolder ? basename(source) : '');
    cpSync(source, to, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => isKept(relative(root, path)),
    });
  }
  runner.own(place);
}

function keptOf(context: string): (path: string) => boolean {
  const patterns = readFileSync(join(context, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  return (path) => !patterns.some((pattern) => matchesGlob(path, pattern));
}

function runLine(line: string, cwd: string, { user, env }: Runner): void {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
    cwd,
    env,
    encoding: 'utf8',
    ...user,
  });
  if (status !== 0) throw new Error(`RUN ${line} ended with ${status}.\n${stdout}\n${stderr}`);
}

function pair(text: string): [string, string] {
  const end = text.indexOf('=');
  return end === -1 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)];
}
