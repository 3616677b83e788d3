import type { CmsData } from '#schemas/generated/cms-data.ts';
import { readChecked } from '../config/index.ts';
import { cmsDataFailed } from '../errors/index.ts';
import { withTimeLimit } from '../host/index.ts';
import type { Platform } from '../platform/index.ts';
import type { SiteContext } from './site-context.ts';
import type { Trace } from './trace.ts';

export const CMS_DATA_LIMIT_MS = 3_000;

export interface LoadCmsDataOptions {
  readonly platform: Platform;
  readonly site: SiteContext;
  readonly trace: Trace;
  readonly signal: AbortSignal;
}

/** The content of the page's frame. Never rejects: without it the frame shows what it can. */
export async function loadCmsData(options: LoadCmsDataOptions): Promise<CmsData> {
  const { platform, site, trace, signal } = options;
  const limit = { limitMs: CMS_DATA_LIMIT_MS, signal };
  const { locale, segment } = site;
  try {
    return await trace.run(
      { name: 'load-cms-data', budgetMs: CMS_DATA_LIMIT_MS },
      async () => {
        const [module, data] = await Promise.all([
          import('#schemas/generated/cms-data.check.ts'),
          withTimeLimit(platform.host, limit, (inTime) =>
            platform.host.cmsData({ locale, segment, signal: inTime }),
          ),
        ]);
        const read = readChecked<CmsData>(module, data ?? {});
        if (read.ok) return read.value;
        throw new Error(read.faults.map(({ at, message }) => `${message} (${at})`).join(' '));
      },
      (data) => ({ decision: Object.keys(data).join(', ') || 'nothing', reason: `for ${locale}` }),
    );
  } catch (error) {
    platform.report(cmsDataFailed(error));
    return {};
  }
}
