import type { CmsDataQuery } from '../host/index.ts';
import type { JsonRequest } from '../services/http/index.ts';
import { checksumOf } from './checksum.ts';

type CmsData = (query: CmsDataQuery) => Promise<unknown>;
type CmsQuery = Pick<CmsDataQuery, 'locale' | 'segment'>;
type UnboundRequest = Omit<JsonRequest, 'signal'>;

/** One answer of a service that went into a page, by its checksum. */
export type Source =
  | { readonly service: 'http'; readonly request: UnboundRequest; readonly checksum: string }
  | { readonly service: 'cms-data'; readonly query: CmsQuery; readonly checksum: string };

/** Everything outside the build that a page was made of. */
export type Sources = readonly Source[];

export interface SourceRecorder {
  readonly sources: Sources;
  readonly onServiceText: (request: JsonRequest, text: string) => void;
  readonly recorded: (cmsData: CmsData) => CmsData;
}

/** Notes what a page is made of while it is made. */
export function recordSources(): SourceRecorder {
  const sources: Source[] = [];
  return {
    sources,
    onServiceText({ path, limitMs, body }, text) {
      const request = { path, limitMs, ...(body && { body }) };
      sources.push({ service: 'http', request, checksum: checksumOfText(text) });
    },
    recorded: (cmsData) => async (query) => {
      const data = await cmsData(query);
      const { locale, segment } = query;
      sources.push({
        service: 'cms-data',
        query: { locale, segment },
        checksum: checksumOfData(data),
      });
      return data;
    },
  };
}

export interface Services {
  readonly text: (request: JsonRequest) => Promise<string>;
  readonly cmsData: CmsData;
  readonly signal: AbortSignal;
}

/**
 * Asks for everything that a page was made of once more, side by side. If it is all as it was, so is the page,
 * which need not be made to know that. Rejects where a service does not answer.
 */
export async function areUnchanged(sources: Sources, services: Services): Promise<boolean> {
  const checksums = await Promise.all(sources.map((source) => checksumNow(source, services)));
  return sources.every(({ checksum }, index) => checksum === checksums[index]);
}

async function checksumNow(source: Source, { text, cmsData, signal }: Services): Promise<string> {
  return source.service === 'http'
    ? checksumOfText(await text({ ...source.request, signal }))
    : checksumOfData(await cmsData({ ...source.query, signal }));
}

function checksumOfText(text: string): string {
  return checksumOf(new TextEncoder().encode(text));
}

function checksumOfData(data: unknown): string {
  return checksumOfText(JSON.stringify(data) ?? '');
}
