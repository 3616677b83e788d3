import { isRecord } from '#schemas/is-record.ts';
import { applyPatch, UnmatchedPatch } from '#schemas/validate/json/apply-patch.ts';
import type { CmsDataQuery } from '../../host/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { JsonRequest } from '../../services/http/index.ts';
import { RefusedPatch, type PageChange, type PartialChange } from './page-change.ts';

/** The answers of services for a page. */
export interface ServiceAnswers {
  /** Left out where the content service had no page. */
  readonly page?: object;
  readonly macros?: MacroAnswer;
  readonly search?: SearchAnswer;
  readonly cmsData?: { readonly value: unknown };
}

interface MacroAnswer {
  readonly response: unknown;
  /** The macros that were asked for; left out, the response answers for all there are. */
  readonly requestedMacros?: ReadonlySet<string>;
}

interface SearchAnswer {
  /** The path that was asked for. */
  readonly path: string;
  readonly response: object;
}

export interface AnsweredPlatform {
  readonly platform: Platform;
  /** Returns the answers that have come by now. */
  readonly answers: () => ServiceAnswers;
}

/**
 * The same platform for which services have answered what is given. The rest is asked for once, and
 * what comes is noted.
 */
export function provideAnswers(platform: Platform, initial: ServiceAnswers): AnsweredPlatform {
  const { experience, host, http } = platform;
  const answers: { -readonly [Name in keyof ServiceAnswers]: ServiceAnswers[Name] } = {
    ...initial,
  };

  const page = once(async (request: JsonRequest) => {
    answers.page ??= await http.json(request);
    return answers.page;
  });
  const cmsData = once(async (query: CmsDataQuery) => {
    answers.cmsData ??= { value: await host.cmsData(query) };
    return answers.cmsData.value;
  });
  const search = once(async (request: JsonRequest) => {
    const { path } = request;
    if (answers.search?.path !== path)
      answers.search = { path, response: await http.json(request) };
    return answers.search.response;
  });
  const macros = async (body: object, request: JsonRequest): Promise<object> => {
    const { macros: known } = answers;
    const requestedMacros = macrosIn(body);
    const isKnown =
      known && [...requestedMacros].every((name) => known.requestedMacros?.has(name) ?? true);
    if (isKnown) return toObject(known.response);
    const response = await http.json(request);
    answers.macros = { response, requestedMacros };
    return response;
  };

  return {
    platform: {
      ...platform,
      http: {
        ...http,
        // To make a page, services are sent nothing but the names of its macros.
        json: (request) => {
          if (request.body) return macros(request.body, request);
          return isSearch(request, experience) ? search(request) : page(request);
        },
      },
      // An address may change in place.
      host: { ...host, url: () => host.url(), cmsData },
    },
    answers: () => ({ ...answers }),
  };
}

/** The same platform, which asks services themselves for a page, whatever is cached. */
export function bypassCache(platform: Platform): Platform {
  const { http } = platform;
  return {
    ...platform,
    http: { ...http, json: (request) => http.json({ ...request, useCache: false }) },
  };
}

/** A failure is an answer too. */
function once<Query, Answer>(ask: (query: Query) => Promise<Answer>): typeof ask {
  let answer: Promise<Answer> | undefined;
  return (query) => (answer ??= ask(query));
}

/** Checks that an answer is an object, be it a service's or one that was given. */
function toObject(value: unknown): object {
  if (isRecord(value)) return value;
  throw new TypeError('It is not an object.');
}

function isSearch({ path }: JsonRequest, { search }: Platform['experience']): boolean {
  const endpoint = search?.properties.results?.endpoint;
  return endpoint !== undefined && path.startsWith(`${endpoint}?`);
}

function macrosIn(body: object): Set<string> {
  const groups: readonly unknown[] =
    'groups' in body && Array.isArray(body.groups) ? body.groups : [];
  const names = groups
    .filter(isRecord)
    .flatMap(({ name, keys }) =>
      Array.isArray(keys) ? keys.map((key) => `${String(name)}:${String(key)}`) : [],
    );
  return new Set(names);
}

/**
 * Returns the answers that services would give after a change, and leaves the given answers as they
 * are. Throws RefusedPatch where a patch cannot be made.
 */
export function changeAnswers(answers: ServiceAnswers, change: PageChange): ServiceAnswers {
  if ('patch' in change) return { ...answers, page: patchPage(answers, change) };
  const { page, macros } = change;
  return {
    ...answers,
    page: toObject(page),
    ...(macros !== undefined && { macros: { response: macros } }),
  };
}

function patchPage({ page }: ServiceAnswers, { patch, of = page }: PartialChange): object {
  if (!page) {
    throw new RefusedPatch(
      'no-model',
      'no page response is at hand. Give update() a whole page, or call rerender() first.',
    );
  }
  if (of !== page) {
    throw new RefusedPatch(
      'another-model',
      'it was written for a response that another one has replaced. Write it for `response` of what was rendered last.',
    );
  }
  try {
    return toObject(applyPatch(page, patch));
  } catch (error) {
    if (!(error instanceof UnmatchedPatch)) throw error;
    throw new RefusedPatch('no-such-place', error.message, { cause: error });
  }
}
