import type { CheckModule } from '#schemas/check-module.ts';
import type { Fault } from '../errors/index.ts';
import {
  checkPage,
  fetchMacros,
  fetchPage,
  findMacros,
  MACRO_LIMIT_MS,
  macroValues,
  PAGE_LIMIT_MS,
  preparePage,
  type LookUpCheck,
  type PageModel,
} from '../page/index.ts';
import type { Platform } from '../platform/index.ts';
import type { Registry } from '../registry/index.ts';
import { loadChecks } from './load-checks.ts';
import type { Trace } from './trace.ts';

export interface LoadPageModelOptions {
  readonly platform: Platform;
  readonly registry: Registry;
  readonly trace: Trace;
  readonly pageUrl: string;
  readonly signal: AbortSignal;
}

export type LoadedPageModel =
  | { readonly status: 'found'; readonly model: PageModel }
  | { readonly status: 'not-found' | 'failed'; readonly fault: Fault };

/** From a page's address to a model that is ready to be planned. Never rejects. */
export async function loadPageModel(options: LoadPageModelOptions): Promise<LoadedPageModel> {
  const { platform, registry, trace, pageUrl, signal } = options;
  const { http, experience, report } = platform;

  // The frame's check is code, which comes while the page is fetched.
  const [fetched, frame] = await Promise.all([
    trace.run(
      { name: 'fetch-page', budgetMs: PAGE_LIMIT_MS },
      () => fetchPage({ http, config: experience.flexPage, pageUrl, signal }),
      ({ status, ...rest }) => ({
        decision: status,
        reason: 'fault' in rest ? rest.fault.message : pageUrl,
        end: status === 'failed' ? 'failed' : 'done',
      }),
    ),
    import('#schemas/generated/page-response.check.ts'),
  ]);
  if (fetched.status !== 'found') return fetched;

  const lookUp = await loadChecks(fetched.response, registry);
  const checked = checkResponse(fetched.response, { frame, lookUp, report, trace });
  if (!checked.ok) return { status: 'failed', fault: checked.fault };

  const macros = await macrosOf(checked.model, options);
  const model = preparePage(checked.model, { locale: platform.locale, ...(macros && { macros }) });
  trace.note('prepare-page', {
    decision: `${model.zones.length} zones`,
    reason: 'macros filled in, rich text read, addresses cleaned',
  });
  return { status: 'found', model };
}

function checkResponse(
  response: object,
  {
    trace,
    ...options
  }: {
    readonly frame: CheckModule;
    readonly lookUp: LookUpCheck;
    readonly report: Platform['report'];
    readonly trace: Trace;
  },
): ReturnType<typeof checkPage> {
  const checked = checkPage(response, options);
  trace.note(
    'check-page',
    checked.ok
      ? { decision: 'shown', reason: countsOf(checked.model) }
      : { decision: 'refused', reason: checked.fault.message, end: 'failed' },
  );
  return checked;
}

function countsOf({ zones }: PageModel): string {
  const items = zones.flatMap((zone) => zone.items);
  const faulty = items.filter(({ kind }) => kind === 'fault').length;
  return `${items.length - faulty} components good, ${faulty} left out`;
}

/** The texts of the page's macros; undefined where the page says it has none (MA-004). */
async function macrosOf(
  model: PageModel,
  { platform, trace, signal }: LoadPageModelOptions,
): Promise<ReturnType<typeof macroValues> | undefined> {
  const endpoint = platform.experience.macros?.endpoint;
  const names = model.hasMacro ? findMacros(model.zones) : [];
  if (!model.hasMacro || names.length === 0 || !endpoint) {
    const reason = model.hasMacro ? 'no text names one' : 'the page says it has none';
    trace.note('fetch-macros', { decision: 'none', reason, end: 'skipped' });
    return model.hasMacro ? macroValues(undefined, platform.locale) : undefined;
  }

  const fetched = await trace.run(
    { name: 'fetch-macros', budgetMs: MACRO_LIMIT_MS },
    () => fetchMacros({ http: platform.http, endpoint, names, signal }),
    (result) => ({
      decision: result.status,
      reason: result.status === 'failed' ? result.fault.message : `${names.length} macros`,
      end: result.status === 'failed' ? 'failed' : 'done',
    }),
  );
  if (fetched.status === 'failed') platform.report(fetched.fault);
  return macroValues(fetched.status === 'found' ? fetched.response : undefined, platform.locale);
}
