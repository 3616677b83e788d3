import { isRecord } from '#schemas/is-record.ts';
import { limitTime, type Host, type HostStorage, type SharedHost } from '../../../host/index.ts';
import { ANSWERS_MARK, forgetAnswers } from './answers-mark.ts';
import { isInvalidated, isInvalidation, type Invalidation } from './invalidation.ts';
import { isNote, planPut, type AnswerRecord, type Note } from './plan-put.ts';
import { toCachedResponse, type StoredAnswer } from './stored-answers.ts';

export interface LastingAnswersOptions {
  /** The one whose answers these are. Those of all others never outlive their document. */
  readonly owner: string;
  readonly shared: SharedHost;
}

/** How an answer is kept, and how long, in milliseconds: as long as its request says. */
export interface KeepOptions {
  readonly maxAge: number;
  /** The most that all answers may weigh together, in bytes; 0 is no limit. */
  readonly maxCacheSize: number;
}

/**
 * Answers that outlive a document, the same in all tabs. Nothing of it throws or rejects: where a
 * browser does not take them, there are none.
 */
export interface LastingAnswers {
  readonly owner: string;
  readonly get: (key: string) => Promise<StoredAnswer | undefined>;
  readonly put: (key: string, answer: StoredAnswer, options: KeepOptions) => Promise<void>;
  /** Drops what is worth nothing any more, and tells the other tabs. */
  readonly invalidate: (invalidation: Invalidation) => Promise<void>;
  /** Drops all of them, at once in all tabs. */
  readonly clear: () => void;
  /** Lets the other tabs drop what they hold in memory. What outlives documents stays. */
  readonly dropInOtherTabs: () => void;
  /**
   * Calls the listener when another tab has made something worthless; with undefined where it is
   * not known what.
   */
  readonly listen: (listener: (invalidation: Invalidation | undefined) => void) => void;
}

/** A database that does not answer by then is left alone. */
const LIMIT_MS = 500;

/** Makes the answers that documents of a browser have in common. */
export function createLastingAnswers(
  { owner, shared }: LastingAnswersOptions,
  host: Pick<Host, 'now' | 'after' | 'random'>,
): LastingAnswers {
  const { storage, records, channel } = shared;
  const readMark = () => attempt(() => storage.get(ANSWERS_MARK));
  const inTime = <Result>(task: () => Promise<Result>) =>
    limitTime(host, { limitMs: LIMIT_MS }, task).catch(() => undefined);
  const drop = async (isDropped: (key: string, note: unknown) => boolean) => {
    // Without a mark there are none, and no database is opened.
    if (readMark() === undefined) return;
    await inTime(() =>
      records.change((notes) => ({
        drop: [...notes].filter(([key, note]) => isDropped(key, note)).map(([key]) => key),
      })),
    );
  };
  const dropInvalid = (invalidation: Invalidation) =>
    drop((key, note) => !isNote(note) || isInvalidated(invalidation, { key, url: note.url }));

  return {
    owner,
    async get(key) {
      const mark = readMark();
      if (mark === undefined) return undefined;
      const value = await inTime(() => records.get(key));
      return isRecord(value) && value['mark'] === mark && readMark() === mark
        ? attempt(() => readAnswerValue(value))
        : undefined;
    },
    async put(key, answer, { maxAge, maxCacheSize }) {
      const until = answer.time + Math.min(answer.lifeMs, maxAge);
      const mark = until > host.now() ? attempt(() => makeMark(storage, host)) : undefined;
      if (mark === undefined) return;
      const record = toRecord(key, answer, { mark, until });
      await inTime(() =>
        records.change((notes) =>
          planPut(notes, record, { maxBytes: maxCacheSize, now: host.now() }),
        ),
      );
    },
    async invalidate(invalidation) {
      attempt(() => channel.post(invalidation));
      await dropInvalid(invalidation);
    },
    clear() {
      forgetAnswers(storage);
      // The answers themselves are still there where a session has removed the mark before.
      void inTime(() => records.change((notes) => ({ drop: [...notes.keys()] })));
    },
    // A message that names nothing means everything.
    dropInOtherTabs() {
      attempt(() => channel.post({}));
    },
    listen: (listener) =>
      channel.listen((message) => {
        const invalidation = isInvalidation(message) ? message : undefined;
        // This tab may have stored, before it heard of it, what the other one has dropped.
        if (invalidation) void dropInvalid(invalidation);
        listener(invalidation);
      }),
  };
}

/** Returns the mark of the answers that are stored from now on. Throws where storage is off. */
function makeMark(storage: HostStorage, host: Pick<Host, 'now' | 'random'>): string {
  const mark = storage.get(ANSWERS_MARK) ?? `${host.now()} ${host.random()}`;
  storage.set(ANSWERS_MARK, mark);
  return mark;
}

function toRecord(
  key: string,
  answer: StoredAnswer,
  { mark, until }: Pick<Note, 'mark' | 'until'>,
): AnswerRecord {
  const { headers, time, url, size } = answer;
  const note = { mark, url, size, time, until };
  return { key, note, value: { ...answer, mark, headers: [...headers] } };
}

/** The answer that a value holds. Throws where it holds none. */
function readAnswerValue(value: Readonly<Record<string, unknown>>): StoredAnswer | undefined {
  const { url, bytes, size, status, statusText, headers, time, lifeMs } = value;
  const isText = typeof url === 'string' && typeof statusText === 'string';
  if (!isText || !(bytes instanceof Uint8Array) || !Array.isArray(headers)) return undefined;
  if (typeof size !== 'number' || typeof time !== 'number') return undefined;
  if (typeof status !== 'number' || typeof lifeMs !== 'number') return undefined;
  if (status < 200 || status > 599) return undefined;
  const own = { url, bytes: new Uint8Array(bytes), size, time, lifeMs };
  const answer = { ...own, status, statusText, headers: new Headers(headers) };
  // A status without a body may have one here, of which no response can be made.
  toCachedResponse(answer);
  return answer;
}

function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    // Storage is full or switched off: memory alone serves, as it does without it.
    return undefined;
  }
}
