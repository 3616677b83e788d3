import { describe, expect, test } from 'vitest';
import { createAdmission } from '../admission/create-admission.ts';
import { createRegistry } from '../../registry/create-registry.ts';
import type { FormReceiver } from '../../view/index.ts';
import {
  sampleEntries,
  sampleExperience,
  textEntry,
} from '../../create-plan/sample-site.testing.ts';
import type { AnswerRecord } from '../request-handler-options.ts';
import { note, pageOf, serverWith } from '../sample-server.testing.ts';
import { createFormQueue, MAX_FORMS_OF_SERVICE } from './create-form-queue.ts';

const PAGE = '/en/individuals';

/** More than are handled at once. */
const MANY = 9;

/** A site with a form on each page, whose service answers as the test says. */
function startFormSite(service: () => Promise<void>) {
  let received = 0;
  const records: AnswerRecord[] = [];
  const receive: FormReceiver = async ({ name, values, idempotencyKey }, { title, signal }) => {
    const errors = { message: 'Say it otherwise.' };
    const submission = { form: name, values, errors, idempotencyKey };
    if (signal.aborted) {
      return { status: 'failed', submission: { ...submission, status: 'failed' }, title };
    }
    received += 1;
    await service();
    if (values['message']?.[0] !== 'wrong') return { status: 'complete' };
    return { status: 'refused', submission: { ...submission, status: 'refused' }, title };
  };
  const admission = createAdmission({ now: () => 0, busyMs: () => 0 });
  const formQueue = createFormQueue({ now: () => 0 });
  const floatingFeatures = [{ name: 'form', properties: { name: 'contact', text: '' } }];
  const server = serverWith(pageOf(note('read me')), {
    registry: createRegistry([...sampleEntries, textEntry('form', { kind: 'feature' })]),
    experience: { ...sampleExperience, floatingFeatures },
    receivers: { form: () => Promise.resolve(receive) },
    admission,
    formQueue,
    onAnswer: (record) => void records.push(record),
  });
  const { get } = server;
  const post = (message: string, signal?: AbortSignal) =>
    get(PAGE, {
      method: 'POST',
      headers: {
        origin: 'https://www.sample.test',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ 'form-name': 'contact', message }).toString(),
      ...(signal && { signal }),
    });
  const postMany = (message: string) =>
    Array.from({ length: MANY }, async () => (await post(message)).status);
  return { ...server, records, admission, formQueue, received: () => received, post, postMany };
}

describe('forms that are posted at once', () => {
  test('are all taken, though no more pages would be let in', async () => {
    const site = startFormSite(() => Promise.resolve());
    const { limit } = site.admission.stats();
    const readers = Array.from({ length: limit }, () => site.admission.enter());

    const statuses = await Promise.all(site.postMany('hello'));

    expect(new Set(statuses)).toEqual(new Set([303]));
    expect(readers).toHaveLength(limit);
    expect(site.formQueue.stats().underWay).toBe(0);
  });

  test('refuse no reader while their service hangs', async () => {
    const answered = Promise.withResolvers<void>();
    const site = startFormSite(() => answered.promise);
    const posts = site.postMany('hello');
    await expect.poll(site.received).toBe(MANY);

    const page = await site.get(PAGE);
    const { underWay } = site.admission.stats();
    answered.resolve();

    expect(page.status).toBe(200);
    expect(underWay).toBe(0);
    expect(new Set(await Promise.all(posts))).toEqual(new Set([303]));
  });

  test('come back with their pages, each in its turn', async () => {
    const answered = Promise.withResolvers<void>();
    const site = startFormSite(() => answered.promise);
    const posts = site.postMany('wrong');
    await expect.poll(site.received).toBe(MANY);

    answered.resolve();

    expect(new Set(await Promise.all(posts))).toEqual(new Set([422]));
    expect(site.formQueue.stats().underWay).toBe(0);
  });

  test('come back at once, and are not sent, where too many wait for their service', async () => {
    const site = startFormSite(() => Promise.resolve());
    const { signal } = new AbortController();
    const others = [];
    for (let count = 0; count < MAX_FORMS_OF_SERVICE; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each has its turn once the one before waits.
      const turn = await site.formQueue.enter(signal);
      turn?.pause('form');
      others.push(turn);
    }

    const refused = await site.post('hello');
    others[0]?.end();
    const accepted = await site.post('hello');

    expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining('read')]);
    expect(accepted.status).toBe(303);
    expect(site.received()).toBe(1);
  });

  test('are refused with 503 and Retry-After where too many wait, and none of those is sent', async () => {
    const answered = Promise.withResolvers<void>();
    const site = startFormSite(() => answered.promise);
    const { limit } = site.formQueue.stats();
    const { signal } = new AbortController();
    const others = Array.from({ length: limit }, () => site.formQueue.enter(signal));

    const refused = await site.post('hello');
    const page = await site.get(PAGE);

    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(site.received()).toBe(0);
    expect(page.status).toBe(200);
    expect(others).toHaveLength(limit);
  });
});

test.each([
  ['is taken', () => Promise.resolve(), 303],
  ['has a service that throws', () => Promise.reject(new Error('gone')), 503],
])('a text that was typed is in no trace, log or address where its form %s', async (...row) => {
  const [, service, status] = row;
  const site = startFormSite(service);

  const answer = await site.post('canary@example.be');

  const { request: _, ...record } = site.records[0] ?? { request: undefined };
  const told = JSON.stringify([site.trace(), site.messages, record, [...answer.headers]]);
  expect(answer.status).toBe(status);
  expect(told).toContain('plan-page');
  expect(told).not.toContain('canary');
});
