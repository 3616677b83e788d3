import { checkLimits } from '#schemas/limits.ts';
import { cmsDataFailed, describeProblem } from '../errors/index.ts';
import { CMS_DATA_LIMIT_MS, limitTime } from '../host/index.ts';
import type { Platform } from '../platform/index.ts';
import type { Registry } from '../registry/index.ts';
import { checkShellData, type ShellData } from './check-shell-data.ts';
import type { SiteContext } from '../visit/index.ts';
import type { Trace } from '../trace/index.ts';

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
