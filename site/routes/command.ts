import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readCommandLine } from '#schemas/command-line/read-command-line.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { check } from '#schemas/generated/experience.check.ts';
import { check as checkList } from '#schemas/generated/experiment-list.check.ts';
import type { Experiment, ExperimentList } from '#schemas/generated/experiment-list.ts';
import type { ContextValue, NativeApp, RouteFacts } from '#renderer/routing';
import { getHome, readSiteContext } from '#renderer/visit';
import { getLanguage } from '#schemas/content/locale.ts';
import { isRecord } from '#schemas/is-record.ts';
import { splitPointer } from '#schemas/problems/pointer.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { resolveContent } from '#schemas/validate/command/load-content.ts';
import type { KnownContent } from '#schemas/validate/known-checks.ts';
import { checkExperience } from '#schemas/validate/routes/check-routes.ts';
import { checkSlots } from '#schemas/validate/routes/check-slots.ts';
import { checkTargets } from '#schemas/validate/routes/check-targets.ts';
import { getPattern } from '#schemas/validate/routes/placed-routes.ts';
import { explainMatch } from './explain-match.ts';

const DEFAULT_FILE = 'site/experience.json';

const ROUTES = {
  name: 'npm run routes --',
  about: 'Checks the routes of experiences, or tells which route a path has.',
  args: 'check [experience.json …] | match <path>',
  flags: {
    experience: {
      type: 'string',
      value: '<file>',
      default: DEFAULT_FILE,
      about: 'Whose routes are matched.',
    },
    experiments: {
      type: 'string',
      multiple: true,
      value: '<file>',
      about:
        'A list of experiments, where the experience has the address of one: those of the path are named.',
    },
    against: {
      type: 'string',
      value: '<folder>',
      about: 'check: the pages that redirects and homes may lead to are those of this folder.',
    },
    fact: {
      type: 'string',
      multiple: true,
      value: '<name=value>',
      about:
        'A value that conditions ask for. Locale, language and segment are read off the path; environment is PROD unless it is given.',
    },
    later: {
      type: 'string',
      multiple: true,
      value: '<name>',
      about: 'A value that only the browser will know.',
    },
    'signed-in': { type: 'boolean', default: false, about: 'Somebody is signed in.' },
    app: { type: 'string', value: '<android@1.7.0>', about: 'The native app around the site.' },
    'app-feature': {
      type: 'string',
      multiple: true,
      value: '<name>',
      about: 'A feature that the app has.',
    },
  },
  more: 'Ends with 0 where all is well, 1 where a table has problems or no route wins, 2 where something cannot be read.',
} as const;

/** Holds what the command prints, and the code that it ends with. */
export interface RoutesResult {
  readonly text: string;
  readonly exitCode: 0 | 1 | 2;
}

/** Runs `npm run routes` with these words, in this folder. */
export function runRoutesCommand(words: readonly string[], cwd: string): RoutesResult {
  const line = readCommandLine(ROUTES, words);
  if (line.kind === 'end') return line;
  const [action, ...args] = line.args;
  try {
    if (action === 'check') {
      return checkFiles(args.length > 0 ? args : [DEFAULT_FILE], cwd, line.values.against);
    }
    const [path] = args;
    if (action === 'match' && path?.startsWith('/') && args.length === 1) {
      const lists = line.values.experiments?.map((file) => readList(file, cwd));
      const experience = readIn(line.values.experience, cwd);
      return matchPath(path, experience, { ...line.values, listed: lists?.flat() });
    }
  } catch (error) {
    return { text: error instanceof Error ? error.message : String(error), exitCode: 2 };
  }
  return { text: 'Say "check", or "match" and a path that begins with a slash.', exitCode: 2 };
}

function readIn(file: string, cwd: string): unknown {
  const text = readFileSync(resolve(cwd, file), 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON.`, { cause: error });
  }
}

function checkFiles(files: readonly string[], cwd: string, against?: string): RoutesResult {
  const loaded = resolveContent(against, cwd, files);
  if ('refusal' in loaded) return { text: loaded.refusal, exitCode: 2 };
  const lines = files.flatMap((file) => {
    const problems = checkTable(readIn(file, cwd), loaded.content);
    return problems.map((line) => `${file}: ${line}`);
  });
  const isGood = lines.length === 0;
  return { text: isGood ? 'No problems.' : lines.join('\n'), exitCode: isGood ? 0 : 1 };
}

function matchPath(
  path: string,
  experience: unknown,
  flags: Parameters<typeof createFlagFacts>[1] & { listed: readonly Experiment[] | undefined },
): RoutesResult {
  if (!isExperience(experience)) {
    const text = 'The experience has problems. npm run validate names them.';
    return { text, exitCode: 2 };
  }
  // As text: a path of two slashes would else name a host of its own.
  const url = new URL(`https://this-site.invalid${path}`);
  const { listed } = flags;
  const factsAt = createFlagFacts(experience, flags);
  const lines = explainMatch({ experience, url, factsAt, listed });
  return { text: lines.join('\n'), exitCode: lines[0]?.startsWith('Not found') ? 1 : 0 };
}

/** Reads a list of experiments. Throws where it cannot be read, or has problems. */
function readList(file: string, cwd: string): readonly Experiment[] {
  const document = readIn(file, cwd);
  if (isList(document)) return document.experiments;
  throw new Error(`${file} has problems. npm run validate names them.`);
}

function isList(value: unknown): value is ExperimentList {
  return checkList(value).length === 0;
}

function isExperience(value: unknown): value is ExperienceConfig {
  return check(value).length === 0;
}

interface FactFlags {
  readonly fact?: readonly string[] | undefined;
  readonly later?: readonly string[] | undefined;
  readonly 'signed-in': boolean;
  readonly app?: string | undefined;
  readonly 'app-feature'?: readonly string[] | undefined;
}

/** Returns a function that says what is known at an address: by its path, and by the flags. */
function createFlagFacts(experience: ExperienceConfig, flags: FactFlags): (url: URL) => RouteFacts {
  const app = appOf(flags);
  return (url) => {
    const { locale, segment } = readSiteContext(experience, {
      url: () => url,
      cookie: () => undefined,
      pageLanguage: () => null,
    });
    return {
      context: new Map<string, ContextValue>([
        ['locale', locale],
        ['language', getLanguage(locale)],
        ['segment', segment],
        ['environment', 'PROD'],
        ...(flags.fact ?? []).map(readFact),
      ]),
      later: new Set(flags.later),
      session: flags['signed-in'] ? 'authenticated' : 'unauthenticated',
      home: getHome(experience, { locale, segment }),
      ...(app && { app }),
    };
  };
}

/** A value is a number, or true or false, where it is written like one. */
function readFact(text: string): [string, ContextValue] {
  const [name = '', ...others] = text.split('=');
  const value = others.join('=');
  if (value === 'true' || value === 'false') return [name, value === 'true'];
  return [name, /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value];
}

/** An app as `android@1.7.0`. */
function appOf({ app, 'app-feature': features = [] }: FactFlags): NativeApp | undefined {
  if (app === undefined) return undefined;
  const [platform, version = ''] = app.split('@');
  return { platform: platform === 'ios' ? 'ios' : 'android', version, features };
}

/**
 * Says what is wrong with the routes of an experience, and with the layouts and homes around them:
 * a line for each problem, routes last and in their order.
 */
export function checkTable(experience: unknown, content: KnownContent = {}): string[] {
  const routes: unknown = isRecord(experience) ? experience['routes'] : undefined;
  if (!Array.isArray(routes)) return ['There are no routes. Add a list of them as "routes".'];
  const problems = [
    ...routes.flatMap((route: unknown, index) => (getPattern(route) ? [] : [missing(index)])),
    ...[
      ...checkExperience(experience),
      ...checkSlots(experience),
      ...checkTargets(experience, content),
    ].map(toLine),
  ];
  return problems
    .toSorted((one, other) => one.index - other.index)
    .map(({ place, text }) => `${place}: ${text}`);
}

/** One line of the report. What is around the routes stands before them. */
interface Line {
  readonly index: number;
  readonly place: string;
  readonly text: string;
}

const NOUNS: Readonly<Record<string, string>> = {
  consent: 'Consent',
  layouts: 'Layout',
  routes: 'Route',
  segments: 'Segment',
};

function toLine({ pointer, message, fix }: Problem): Line {
  const [list = '', name = ''] = splitPointer(pointer);
  const text = `${message} ${fix}`;
  const what = NOUNS[list] ?? list;
  return { index: list === 'routes' ? Number(name) : -1, place: `${what} ${name}`, text };
}

function missing(index: number): Line {
  const text = 'Missing pathPattern. Add one, such as "/*" for all paths.';
  return { index, place: `Route ${index}`, text };
}
