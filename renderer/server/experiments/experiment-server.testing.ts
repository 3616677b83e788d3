import { vi } from 'vitest';
import type { Experiment } from '#schemas/generated/experiment-list.ts';
import { sampleExperience } from '../../create-plan/sample-site.testing.ts';
import type { Admission } from '../admission/create-admission.ts';
import type { AnswerRecord } from '../request-handler-options.ts';
import { createPageCache } from '../page-cache/create-page-cache.ts';
import { note, serverWith } from '../sample-server.testing.ts';
import { LOOKUP_LIMIT_MS } from '../../services/experiments/index.ts';

export const ADDRESS = '/en/individuals/loan';
export const LOAN: Experiment = {
  key: 'loan',
  experimentUrl: ADDRESS,
  variants: [
    { variant: 'control', variantUrl: ADDRESS },
    { variant: 'first-home', variantUrl: '/en/individuals/first-home' },
  ],
};
export const ALLOWED = 'cookiesOptin=true';
export const SEES_VARIANT = `${ALLOWED}; experiments=loan:first-home`;

export const drawn = (variantKey: string, variantUrl: string) =>
  Response.json({
    activeVariants: [
      {
        experimentKey: 'loan',
        variantKey,
        variantStatus: 'NEW',
        variantUrl,
        experimentUrl: ADDRESS,
      },
    ],
  });

export const HTML = { headers: { 'content-type': 'text/html' } };
export const JSON_TYPE = { headers: { 'content-type': 'application/json' } };

/** The warnings about experiments; a page that is missing has one of its own. */
export const warningsIn = (messages: readonly string[]) =>
  messages.filter((message) => /variant/.test(message));

/** Visits while the time of a lookup goes by: one that was refused is tried again in it. */
export async function visitInTime(visit: (cookie: string) => Promise<object>): Promise<object> {
  const visiting = visit(ALLOWED);
  await vi.advanceTimersByTimeAsync(LOOKUP_LIMIT_MS);
  return visiting;
}

export const toVariant = async () => drawn('first-home', '/en/individuals/first-home');

function ignoreNote(): void {}

/** An admission that has room for everybody, or for nobody. */
function createSwitch(hasRoom: Admission['hasRoom']): Admission {
  const enter = () => (hasRoom() ? () => undefined : undefined);
  return { hasRoom, enter, note: ignoreNote, stats: () => ({ underWay: 0, limit: 1 }) };
}

/** A site with one experiment, whose service answers like that, and all that it was asked. */
export function openServer(
  lookUp: () => Promise<Response> = toVariant,
  list: readonly Experiment[] = [LOAN],
  withoutConsent: 'control' | 'draw' = 'control',
) {
  const asked: string[] = [];
  const records: AnswerRecord[] = [];
  const decided: string[] = [];
  const state = { list, missing: '', isStale: false, isFull: false };
  const [root, ...routes] = sampleExperience.routes;
  const experience = {
    ...sampleExperience,
    experiments: { list: '/list', withoutConsent },
    routes: [root!, ...routes.map((route) => ({ ...route, experiments: true }))],
  };
  const { get, messages } = serverWith(
    {},
    {
      experience,
      experiments: () => state.list,
      isExperimentListStale: () => state.isStale,
      pageCache: createPageCache({ maxBytes: 1_000_000 }),
      admission: createSwitch(() => !state.isFull),
      onAnswer: (record) => records.push(record),
      onTrace({ steps }) {
        const step = steps.find((each) => each.step === 'decide-experiment');
        decided.push(step ? `${step.decision} ${step.reason}` : 'nothing');
      },
      fetch: (request) => {
        const { pathname, searchParams } = new URL(request.url);
        const pageUrl = searchParams.get('pageUrl') ?? '';
        asked.push(pageUrl || `${pathname} ${request.headers.get('cookie') ?? ''}`.trim());
        if (pathname.endsWith('/extended')) return lookUp();
        if (pageUrl === state.missing) return Promise.resolve(Response.json({}, { status: 404 }));
        // As an author may write it of a page that search engines are to leave out.
        const meta = { title: 'A page', ...(pageUrl !== ADDRESS && { robots: 'noindex' }) };
        return Promise.resolve(
          Response.json({ data: { meta, flexZone: { flexComponents: [note(pageUrl)] } } }),
        );
      },
    },
  );
  const visit = async (cookie = '', path = ADDRESS) => {
    const answer = await get(path, { headers: { cookie } });
    const html = await answer.text();
    const { headers } = answer;
    return {
      html,
      headers,
      shown: /\/en\/individuals\/[a-z-]+(?=<\/)/.exec(html)?.[0],
      timing: headers.get('server-timing'),
      status: answer.status,
      admission: records.at(-1)?.admission,
      reason: records.at(-1)?.experiment?.reason,
    };
  };
  const lookups = () => asked.filter((each) => each.includes('/experiment/'));
  return { visit, asked, lookups, decided, messages, state };
}
