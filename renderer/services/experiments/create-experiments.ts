import type { ExperimentRecord } from '#schemas/generated/experiment-record.ts';
import type { Visitor } from '../../routing/index.ts';
import type { Http } from '../http/index.ts';
import { SERVICE_PATH, OPEN_LOOKUP_PATH, PROFILE_LOOKUP_PATH } from './lookup.ts';
import { readActiveVariants } from './read-active-variants.ts';
import { getReason } from '../../errors/index.ts';

/** The beginnings of the messages, word for word as the first document has them (000 §8). */
const MESSAGES = {
  profiles: 'Error fetching profiles',
  load: 'Cannot retrieve experiments',
  visit: 'Cannot register experiment visit',
  success: 'Cannot register experiment success',
  subscribe: 'Cannot subscribe to experiment',
  unsubscribe: 'Cannot unsubscribe from experiment',
} as const;

/** A call of the experiments client that failed. Its cause is what was thrown. */
class ExperimentError extends Error {
  override readonly name = 'ExperimentError';

  constructor(call: ExperimentCall, cause: unknown) {
    super(`${MESSAGES[call]}: ${getReason(cause)}`, { cause });
  }
}

export interface ExperimentsOptions {
  /** Loads who visits; left out, nobody has a profile. */
  readonly visitor?: (() => Promise<Pick<Visitor, 'activeProfileId'>>) | undefined;
  readonly http: Pick<Http, 'fetch' | 'fetchJson'>;
}

/** Names an experiment, and the variant that its visitor sees. */
export interface VariantRef {
  readonly key: string;
  /** Left out, it is the one that is known here. */
  readonly variant?: string;
}

/**
 * The experiments of one page, as its features and the application around it use them. All rejects
 * with ExperimentError, and with one that begins with "Error fetching profiles" where it cannot be
 * said whether a profile is active.
 */
export interface Experiments {
  /**
   * Loads the visitor's experiments, once; of somebody with an active profile, those of the
   * profile. A failure is remembered, and thrown again without a call, until another profile is
   * active.
   */
  readonly load: () => Promise<readonly ExperimentRecord[]>;
  /** The experiments that are known here, without a call. */
  readonly records: () => readonly ExperimentRecord[];
  /** Tells the service that the visitor sees a variant, which is ACTIVE here from then on. */
  readonly registerVisit: (visited: VariantRef) => Promise<void>;
  /** Tells the service of a success, which takes an active profile. */
  readonly registerSuccess: (reached: VariantRef) => Promise<void>;
  /** Lets the active profile take part; here the experiment has a key and nothing else. */
  readonly subscribe: (key: string) => Promise<void>;
  /** Ends that: the experiment is removed here. */
  readonly unsubscribe: (key: string) => Promise<void>;
}

/** The status of an experiment whose visit is registered. */
export const ACTIVE = 'ACTIVE';

/** Sent without a body, as all of them are. */
type Send = (path: string, method: 'POST' | 'DELETE') => Promise<unknown>;

/** Makes the client of the experiment service. Nothing is asked before it is used. */
export function createExperiments({ visitor, http }: ExperimentsOptions): Experiments {
  const known = createRecords();
  let loading: { readonly owner: string | undefined; readonly loaded: Promise<void> } | undefined;

  const findProfile = async () => {
    try {
      return (await visitor?.())?.activeProfileId?.();
    } catch (error) {
      throw new ExperimentError('profiles', error);
    }
  };
  // The visitor may go on to the next page meanwhile.
  const send: Send = (path, method) =>
    http.fetch(`${SERVICE_PATH}${path}`, { method, keepalive: true });
  /** Sends a call that takes an active profile; for others nothing is sent. */
  const sendAsProfile = async (call: ExperimentCall, ...sent: Parameters<Send>) => {
    const profile = await findProfile();
    await run(call, () => {
      if (profile === undefined) throw new Error('No active profile');
      return send(...sent);
    });
  };

  return {
    records: known.list,
    async load() {
      const owner = await findProfile();
      if (!loading || loading.owner !== owner) {
        loading = { owner, loaded: run('load', () => fetchRecords(http, owner)).then(known.set) };
      }
      await loading.loaded;
      return known.list();
    },
    async registerVisit(visited) {
      const ofVariant = known.resolvePath('visit', visited);
      const base = (await findProfile()) === undefined ? '/open/experiments' : '/experiments';
      await run('visit', () => send(`${base}/${ofVariant}/visits`, 'POST'));
      known.put({ ...visited, status: ACTIVE });
    },
    async registerSuccess(reached) {
      const ofVariant = known.resolvePath('success', reached);
      await sendAsProfile('success', `/experiments/${ofVariant}/successes`, 'POST');
    },
    async subscribe(key) {
      await sendAsProfile('subscribe', `/experiments/${encodeURIComponent(key)}/users`, 'POST');
      known.put({ key });
    },
    async unsubscribe(key) {
      const path = `/experiments/${encodeURIComponent(key)}/users/me`;
      await sendAsProfile('unsubscribe', path, 'DELETE');
      known.remove(key);
    },
  };
}

/** Holds the records of one page. */
function createRecords() {
  let records: readonly ExperimentRecord[] = [];
  const find = (key: string) => records.find((record) => record.key === key);
  return {
    list: () => records,
    set: (loaded: readonly ExperimentRecord[]) => void (records = loaded),
    /** Adds to a record, or makes one: nothing that is known already is lost. */
    put(record: ExperimentRecord) {
      const others = records.filter(({ key }) => key !== record.key);
      records = [...others, { ...find(record.key), ...record }];
    },
    remove: (key: string) => void (records = records.filter((record) => record.key !== key)),
    resolvePath(call: ExperimentCall, { key, variant = find(key)?.variant }: VariantRef): string {
      if (variant === undefined) throw new ExperimentError(call, `No variant of ${key} is known`);
      return `${encodeURIComponent(key)}/variants/${encodeURIComponent(variant)}`;
    },
  };
}

async function run<Result>(call: ExperimentCall, task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    throw new ExperimentError(call, error);
  }
}

/** Who a visitor is does not change, so that an answer that is cached would be of no use. */
const UNCACHED = { useCache: false };

async function fetchRecords(
  http: Pick<Http, 'fetchJson'>,
  profile: string | undefined,
): Promise<ExperimentRecord[]> {
  const path = profile === undefined ? OPEN_LOOKUP_PATH : PROFILE_LOOKUP_PATH;
  const { body } = await http.fetchJson(path, { cacheOptions: UNCACHED });
  const records = readActiveVariants(body);
  if (!records) throw new Error('The answer has no list "activeVariants"');
  return records;
}

type ExperimentCall = keyof typeof MESSAGES;
