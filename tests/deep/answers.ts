import { vi } from 'vitest';
import { createBackend, createFaultInjection } from '#fixtures/backend';
import { createDiskStore } from '#fixtures/node';
import { registry } from '#registry';
import { createCmsDataSource, createRequestHandler, readExperience } from '#renderer/server';
import { experience } from '#site/experience.ts';
import { realTime } from '#site/server/real-time.ts';

/** Holds an answer of the site, and the messages that it wrote to its console meanwhile. */
export interface Answer {
  readonly status: number;
  readonly html: string;
  /** The places of all problems, as pointers into the page response. */
  readonly faultsAt: readonly string[];
  readonly messages: readonly string[];
}

/** Asks the site's request handler for a page, without a network. */
export type Ask = (path: string, pageModel?: string) => Promise<Answer>;

const ORIGIN = 'https://www.meridia.test';
const NO_FILES = { styles: [], code: [], fonts: [], modules: [] };
const BEGIN = Date.UTC(2026, 10, 16, 12);

/** A timer that waits shorter, in milliseconds, is no time limit. */
const MIN_LIMIT_MS = 500;
const PATIENCE = 10;
const FAULT_AT = /\([a-z-]+, (\/[^)]*)\)$/;

/** The request handler over the reference backend, whose page models a test may replace. */
export async function createAsk(): Promise<Ask> {
  const faultInjection = createFaultInjection();
  const store = createDiskStore('fixtures');
  const backend = createBackend({
    store,
    images: () => Promise.resolve(undefined),
    faultInjection,
  });
  const send = async (request: Request) => backend.fetch(request);
  let messages: string[] = [];
  const log = (...args: unknown[]) => void messages.push(args.map(String).join(' '));
  const handle = createRequestHandler({
    registry,
    experience: await readExperience(experience),
    files: () => NO_FILES,
    fetch: send,
    cmsData: createCmsDataSource(ORIGIN, { ...realTime, fetch: send }),
    now: () => BEGIN,
    console: { error: log, warn: log, info: log },
  });

  return async (path, pageModel) => {
    messages = [];
    faultInjection.set('page-model', pageModel === undefined ? undefined : asBody(pageModel));
    const { status, html } = await withoutTimeLimits(async () => {
      const response = await handle(new Request(ORIGIN + path));
      return { status: response.status, html: await response.text() };
    });
    const faultsAt = messages.flatMap((message) => FAULT_AT.exec(message)?.[1] ?? []);
    return { status, html, faultsAt, messages };
  };
}

/**
 * Runs a task with longer time limits. Other tests measure whether an answer comes in time: here a
 * busy machine takes for it as long as it takes.
 */
async function withoutTimeLimits<Result>(task: () => Promise<Result>): Promise<Result> {
  const { setTimeout } = globalThis;
  const patient = (run: () => void, delayMs = 0) =>
    setTimeout(run, delayMs < MIN_LIMIT_MS ? delayMs : delayMs * PATIENCE);
  vi.stubGlobal('setTimeout', patient);
  return task().finally(() => vi.unstubAllGlobals());
}

function asBody(text: string) {
  return { kind: 'body', text } as const;
}
