import { isRecord } from '#schemas/is-record.ts';
import type { Platform } from '../platform/index.ts';
import type { Http, JsonRequest } from '../services/http/index.ts';

/** What services answered for a page. */
export interface ServiceAnswers {
  /** Left out where the content service had no page. */
  readonly page?: object;
  readonly macros?: MacroAnswer;
  readonly cmsData?: { readonly value: unknown };
}

interface MacroAnswer {
  readonly response: unknown;
  /** The macros that were asked for; left out, the response answers for all there are. */
  readonly asked?: ReadonlySet<string>;
}

export interface AnsweredPlatform {
  readonly platform: Platform;
  /** What has been answered by now. */
  readonly answers: () => ServiceAnswers;
}

/** The same platform for which services have answered what is given. The rest is asked for, and all of it noted. */
export function withAnswers(platform: Platform, given: ServiceAnswers): AnsweredPlatform {
  const { host, http } = platform;
  const answers: { -readonly [Name in keyof ServiceAnswers]: ServiceAnswers[Name] } = { ...given };

  const macrosFor = async (body: object, request: JsonRequest): Promise<object> => {
    const { macros } = answers;
    const asked = macrosIn(body);
    if (macros && (!macros.asked || [...asked].every((name) => macros.asked?.has(name))))
      return toObject(macros.response);
    const response = await http.json(request);
    answers.macros = { response, asked };
    return response;
  };
  const json: Http['json'] = async (request) => {
    // To make a page, services are sent nothing but the names of its macros.
    if (request.body) return macrosFor(request.body, request);
    answers.page ??= await http.json(request);
    return answers.page;
  };

  return {
    platform: {
      ...platform,
      http: { ...http, json },
      host: {
        ...host,
        // An address may change in place.
        url: () => host.url(),
        async cmsData(query) {
          answers.cmsData ??= { value: await host.cmsData(query) };
          return answers.cmsData.value;
        },
      },
    },
    answers: () => ({ ...answers }),
  };
}

/** A service's answer is an object, whoever gives it. */
export function toObject(value: unknown): object {
  if (isRecord(value)) return value;
  throw new TypeError('It is not an object.');
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
