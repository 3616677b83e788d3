import { checkLimits } from '#schemas/limits.ts';
import { isRecord } from '#schemas/is-record.ts';
import {
  cmsDataFailed,
  describeProblem,
  componentNotLoaded,
  unknownEntry,
  type Problem,
} from '../errors/index.ts';
import { CMS_DATA_LIMIT_MS, limitTime } from '../host/index.ts';
import type { Platform } from '../platform/index.ts';
import type { Registry, Entry } from '../registry/index.ts';
import type { SiteContext } from '../visit/index.ts';
import type { Trace } from '../trace/index.ts';
import { dropSurplus } from '../config/index.ts';
import { prepareProps, listImageProblems } from '../page/index.ts';
import { prepareHyphenator } from './prepare-hyphenator.ts';

interface LoadShellDataOptions {
  readonly platform: Platform;
  readonly registry: Registry;
  readonly site: SiteContext;
  readonly trace: Trace;
  readonly signal: AbortSignal;
}

/** Loads the content of the shell. Never rejects: without it the shell shows what it can. */
export async function loadShellData(options: LoadShellDataOptions): Promise<ShellData> {
  const { platform, registry, site, trace } = options;
  try {
    const answer = await trace.run(
      { name: 'fetch-cms-data', budgetMs: CMS_DATA_LIMIT_MS },
      () => fetchShellData(options),
      (data) => ({ decision: data ? 'found' : 'none', reason: `for ${site.locale}` }),
    );
    return await trace.run(
      { name: 'check-cms-data' },
      () => checkShellData(answer ?? {}, registry, platform),
      (data) => ({ decision: [...data.keys()].join(', ') || 'nothing', reason: 'by each check' }),
    );
  } catch (error) {
    platform.report(cmsDataFailed(error));
    return new Map();
  }
}

/** The content of the shell as its service sends it, within the limits. */
export function fetchShellData({
  platform: { host },
  site: { locale, segment },
  signal,
}: Pick<LoadShellDataOptions, 'platform' | 'site' | 'signal'>): Promise<object | undefined> {
  return limitTime(host, { limitMs: CMS_DATA_LIMIT_MS, signal }, async (inTime) => {
    const data = await host.cmsData({ locale, segment, signal: inTime });
    if (data === undefined) return undefined;
    if (typeof data !== 'object' || data === null || Array.isArray(data)) {
      throw new TypeError('It is not an object.');
    }
    const problems = checkLimits(data);
    if (problems.length > 0) throw new Error(problems.map(describeProblem).join(' '));
    return data;
  });
}

/** The content of shell parts by their type, checked and prepared. */
type ShellData = ReadonlyMap<string, object>;

/**
 * Checks the content of each shell part by the check of its entry. A mistake costs that part its
 * content and no other, and of several members the wrong one alone where the part can do without
 * it; a surplus member is only reported: the content service may be newer than we are. A problem of
 * content that several parts are given is reported once.
 */
async function checkShellData(
  answer: object,
  registry: Registry,
  { locale, experience, host, report }: Pick<Platform, 'locale' | 'experience' | 'host' | 'report'>,
): Promise<ShellData> {
  const shell = new Map<string, object>();
  const hyphenate = await prepareHyphenator(host, locale);
  const members = Object.entries(answer).filter(([name]) => name !== '$schema');
  const entries = registry.entries.filter(({ kind }) => kind === 'shell');
  reportUnknown(members, entries, report);
  const reported = new Set<string>();
  await Promise.all(
    entries.map(async (entry) => {
      const content = contentFor(entry, new Map(members));
      if (!content) return;
      const { value, pointer } = content;
      const { problems, data } = await checkContent(entry, value, {
        locale,
        hyphenate,
        imageOrigin: experience.imageOrigin,
      });
      for (const problem of problems) {
        const located = { ...problem, pointer: `${pointer}${problem.pointer}` };
        const name = `${located.code} ${located.pointer}`;
        if (!reported.has(name)) report(located);
        reported.add(name);
      }
      if (data) shell.set(entry.type, data);
    }),
  );
  return shell;
}

type Member = readonly [name: string, value: unknown];

function reportUnknown(
  members: readonly Member[],
  entries: readonly Entry[],
  report: Platform['report'],
): void {
  const known = [...new Set(entries.flatMap(membersOf))];
  for (const [name] of members) {
    if (known.includes(name)) continue;
    report({ ...unknownEntry('shell part', name, known), severity: 'warning' });
  }
}

function membersOf({ type, content = type }: Entry): readonly string[] {
  return typeof content === 'string' ? [content] : content;
}

/**
 * Returns the content that an entry is given to check, and where it stands; undefined where none of
 * it is there.
 */
function contentFor(
  { type, content = type }: Entry,
  members: ReadonlyMap<string, unknown>,
): { readonly value: unknown; readonly pointer: string } | undefined {
  if (typeof content === 'string') {
    return members.has(content)
      ? { value: members.get(content), pointer: `/${content}` }
      : undefined;
  }
  const own = content.filter((name) => members.has(name));
  if (own.length === 0) return undefined;
  return {
    value: Object.fromEntries(own.map((name) => [name, members.get(name)])),
    pointer: '',
  };
}

interface CheckedContent {
  readonly problems: readonly Problem[];
  /** Left out where it cannot be shown. */
  readonly data?: object;
}

async function checkContent(
  entry: Entry,
  value: unknown,
  options: Parameters<typeof prepareProps>[2],
): Promise<CheckedContent> {
  try {
    const { check, shape } = await entry.check();
    const cleaned = dropSurplus(check, value);
    const wrong = cleaned.ok ? [] : cleaned.problems;
    const read = cleaned.ok ? cleaned : dropSurplus(check, withoutMembers(entry, value, wrong));
    if (!read.ok || !isRecord(read.value)) return { problems: wrong };
    const surplus = read.surplus.map((problem): Problem => ({ ...problem, severity: 'warning' }));
    // A surplus member beside something wrong is among the problems already.
    const listed = cleaned.ok ? surplus : wrong;
    const problems = [...listed, ...listImageProblems(read.value, shape)];
    return { problems, data: prepareProps(read.value, shape, options) };
  } catch (error) {
    return { problems: [componentNotLoaded(entry.type, '', error)] };
  }
}

/**
 * The members of a part's content in which nothing is wrong; the content itself where it is but
 * one.
 */
function withoutMembers({ content }: Entry, value: unknown, wrong: readonly Problem[]): unknown {
  if (!Array.isArray(content) || !isRecord(value)) return value;
  const names = new Set(wrong.map(({ pointer }) => pointer.split('/')[1]));
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name)));
}
