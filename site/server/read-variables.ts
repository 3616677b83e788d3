import { findNearest } from '#schemas/problems/nearest.ts';
import { StartError } from './start-error.ts';

const MAX_PORT = 65_535;
/** Short names are near to too many others, such as POST to PORT. */
const LONG_NAME = /^[A-Z_]{10,}$/;
const WHOLE_NUMBER = /^\d{1,9}$/;
const OWN_PREFIX = 'VITRINE_';
const MIN_SECRET_LENGTH = 16;

/**
 * Reads variables one by one, and collects what is wrong with them instead of stopping at the
 * first.
 */
export interface VariableReader {
  readonly origin: (name: string, owner: string) => string;
  readonly optionalOrigin: (name: string) => string | undefined;
  readonly port: <Preset>(name: string, preset: Preset) => number | Preset;
  readonly wholeNumber: <Preset>(name: string, preset: Preset) => number | Preset;
  readonly oneOf: <Choice extends string>(
    name: string,
    choices: readonly Choice[],
    preset: Choice,
  ) => Choice;
  readonly text: (name: string, preset: string) => string;
  /** A path of a host, without query. */
  readonly path: (name: string, preset: string) => string;
  /** Origins with https between commas, each once; none where the variable is not set. */
  readonly secureOrigins: (name: string) => readonly string[];
  /** A value of Strict-Transport-Security; undefined where it is not set. */
  readonly strictTransport: (name: string) => string | undefined;
  /** A text that nobody can guess; undefined where it is not set. */
  readonly secret: (name: string) => string | undefined;
  /** Adds a mistake that concerns more than one variable. */
  readonly refuse: (mistake: string) => void;
  /**
   * Throws one StartError that names everything that was wrong so far, and after it what may be the
   * reason.
   */
  readonly finish: (hints?: readonly string[]) => void;
}

/** Makes a reader. A value that is wrong reads as its preset until `finish` throws. */
export function readVariables(variables: NodeJS.ProcessEnv): VariableReader {
  const mistakes: string[] = [];
  const valueOf = (name: string): string => variables[name] ?? '';

  /** The value of a variable that is set, or what takes its place. */
  const read = <Value, Preset>(
    name: string,
    preset: Preset,
    { parse, advice }: { parse: (text: string) => Value | undefined; advice: string },
  ): Value | Preset => {
    const text = valueOf(name);
    if (text === '') return preset;
    const value = parse(text);
    if (value !== undefined) return value;
    mistakes.push(`${name} is "${text}". ${advice}`);
    return preset;
  };

  return {
    origin(name, owner) {
      if (valueOf(name) === '') mistakes.push(`${name} is not set. Give the origin of ${owner}.`);
      return read(name, '', ORIGIN);
    },
    optionalOrigin: (name) => read(name, undefined, ORIGIN),
    port: (name, preset) =>
      read(name, preset, {
        parse: (text) => parseNumber(text, MAX_PORT),
        advice: `Give a whole number of 0 to ${MAX_PORT}.`,
      }),
    wholeNumber: (name, preset) =>
      read(name, preset, {
        parse: (text) => parseNumber(text),
        advice: 'Give a whole number of 0 or more.',
      }),
    oneOf: (name, choices, preset) =>
      read(name, preset, {
        parse: (text) => choices.find((choice) => choice === text),
        advice: `Use one of: ${choices.join(', ')}.`,
      }),
    text: (name, preset) => valueOf(name) || preset,
    path: (name, preset) => read(name, preset, PATH),
    secureOrigins: (name) => read(name, [], SECURE_ORIGINS),
    strictTransport: (name) => read(name, undefined, STRICT_TRANSPORT),
    secret(name) {
      const text = valueOf(name);
      if (text === '') return undefined;
      if (text.length >= MIN_SECRET_LENGTH) return text;
      mistakes.push(`${name} is too short. Give ${MIN_SECRET_LENGTH} characters or more.`);
      return undefined;
    },
    refuse: (mistake) => void mistakes.push(mistake),
    finish(hints = []) {
      if (mistakes.length > 0) throw new StartError(messageOf([...mistakes, ...hints]));
    },
  };
}

/** Variables under the names that they have now. */
interface RenamedVariables {
  readonly variables: NodeJS.ProcessEnv;
  /** A sentence for each that was set by its former name. */
  readonly warnings: readonly string[];
}

/**
 * Gives variables that were set by a former name their present one. Where both are set, the present
 * one counts.
 */
export function renameVariables(
  variables: NodeJS.ProcessEnv,
  formerNames: ReadonlyMap<string, string>,
): RenamedVariables {
  const used = [...formerNames].filter(([former]) => former in variables && variables[former]);
  if (used.length === 0) return { variables, warnings: [] };

  const renamed = { ...variables };
  const warnings = used.map(([former, name]) => {
    const isIgnored = Boolean(renamed[name]);
    if (!isIgnored) renamed[name] = renamed[former];
    delete renamed[former];
    const advice = isIgnored
      ? 'Both are set, and the old one is ignored.'
      : 'Rename it: the old name will go.';
    return `${former} is called ${name} now. ${advice}`;
  });
  return { variables: renamed, warnings };
}

/** Sentences about variables that look like ours and are none. */
interface UnknownVariables {
  /** Names that are nearly one of ours: a typing mistake would go unnoticed. */
  readonly misspelt: readonly string[];
  readonly unknown: readonly string[];
}

/**
 * Finds variables that look like ours and are none. They stop nothing, since another program may
 * have set them; `others` are names that other programs of ours read.
 */
export function findUnknown(
  variables: NodeJS.ProcessEnv,
  known: readonly string[],
  others: readonly string[],
): UnknownVariables {
  const names = Object.keys(variables).filter((name) => ![...known, ...others].includes(name));
  const meant = new Map(
    names
      .filter((name) => name.startsWith(OWN_PREFIX) || LONG_NAME.test(name))
      .map((name) => [name, findNearest(name, known)]),
  );
  return {
    misspelt: [...meant].flatMap(([name, near]) =>
      near ? [`There is no variable ${name}. Did you mean ${near}?`] : [],
    ),
    unknown: [...meant].flatMap(([name, near]) =>
      !near && name.startsWith(OWN_PREFIX)
        ? [`There is no variable ${name}, so it changes nothing.`]
        : [],
    ),
  };
}

function messageOf(mistakes: readonly string[]): string {
  const head =
    mistakes.length === 1
      ? 'The environment has a mistake:'
      : `The environment has ${mistakes.length} mistakes:`;
  return [head, ...mistakes.map((mistake) => `  ${mistake}`)].join('\n');
}

function parseNumber(text: string, max = Infinity): number | undefined {
  const number = WHOLE_NUMBER.test(text) ? Number(text) : Infinity;
  return number <= max && number !== Infinity ? number : undefined;
}

function parseOrigin(text: string): string | undefined {
  const url = URL.parse(text);
  const isOrigin = url?.href === `${url?.origin}/` && /^https?:$/.test(url?.protocol ?? '');
  return url && isOrigin ? url.origin : undefined;
}

const ORIGIN = {
  parse: parseOrigin,
  advice: 'Give an origin such as https://api.example.com.',
};

/** A path whose letters need no escaping, so that it is asked for as it is written. */
const PLAIN_PATH = /^(?:\/[\w.~-]+)+$/;

const PATH = {
  parse: (text: string) =>
    PLAIN_PATH.test(text) && new URL(text, 'https://host').pathname === text ? text : undefined,
  advice: 'Give a path of the API host that begins with /, without query, such as /cms-data.',
};

/** A policy ends a source at a space or a semicolon, and takes a star for any host. */
const HOST_NAME = /^https:\/\/[\w.:[\]-]+\/?$/i;

function parseSecureOrigins(text: string): readonly string[] | undefined {
  const origins = text.split(',').map((each) => {
    const trimmed = each.trim();
    return HOST_NAME.test(trimmed) ? parseOrigin(trimmed) : undefined;
  });
  return origins.every((origin) => origin !== undefined) ? [...new Set(origins)] : undefined;
}

const SECURE_ORIGINS = {
  parse: parseSecureOrigins,
  advice:
    'Give origins with https and commas between them, without *, quotes and paths, such as https://tags.example.com.',
};

const STRICT_TRANSPORT = {
  parse: (text: string) =>
    /^max-age=\d{1,10}(?:; ?includeSubDomains)?(?:; ?preload)?$/i.test(text) ? text : undefined,
  advice: 'Give seconds, and what else holds, as in max-age=63072000; includeSubDomains.',
};
