/** The forms in which the command reports, the first one by default. */
export const FORMATS = ['text', 'json', 'sarif', 'junit', 'github'] as const;

export type Format = (typeof FORMATS)[number];

/** A flag of the command. Reading, the help and the nearest spelling all go by this table. */
interface Flag {
  /** The value of the flag, in words. Without it, the flag takes none. */
  readonly value?: string;
  readonly short?: string;
  readonly help: string;
}

/** Holds the flags by name, in the order of the help. */
export const flagsByName: ReadonlyMap<string, Flag> = new Map<string, Flag>([
  ['format', { value: 'name', help: `how to report: ${FORMATS.join(', ')}` }],
  [
    'against',
    {
      value: 'folder',
      help: 'holds icons, macros, images and links against what this folder has: icons.json, macros/, images/, pages/',
    },
  ],
  [
    'changed',
    {
      value: 'git ref',
      help: 'checks only files that have changed since the present branch left this ref, untracked ones included',
    },
  ],
  ['strict', { help: 'makes warnings count as problems' }],
  ['help', { short: 'h', help: 'prints this and does nothing else' }],
]);
