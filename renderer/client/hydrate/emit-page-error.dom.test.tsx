import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finish } from '#schemas/finish.ts';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { createPlan } from '../../create-plan/index.ts';
import {
  sampleEntries,
  sampleExperience,
  samplePlatform,
  shellEntry,
} from '../../create-plan/sample-site.testing.ts';
import { toClientPlan } from '../../plan/index.ts';
import { createRegistry } from '../../registry/create-registry.ts';
import { escapeJson } from '../../server/document.ts';
import { renderPlan } from '../../server/render-plan.ts';
import { usePlatform } from '../../view/platform-context.ts';
import { createExperience, type Experience } from '../start/create-experience.ts';

const ADDRESS = 'https://www.sample.test/en/no-such-page?from=mail';
const TECHNICAL_ERROR = {
  name: '404 page not found',
  code: '404',
  message: 'Error retrieving content: Page not found',
  pageUrl: '/en/no-such-page',
};

let heard: unknown[] = [];
/** The details that the page around hears of. */
let heardAround: unknown[] = [];
const listenAround = (event: Event) =>
  void heardAround.push(event instanceof CustomEvent && event.detail);
let experience: Experience | undefined;

/** A part of the shell that listens, as measurement does. */
function Listener() {
  const { events } = usePlatform();
  useEffect(() => events.on('technical-error', (detail) => heard.push(detail)), [events]);
  return null;
}

const registry = createRegistry(sampleEntries, {
  replace: [shellEntry('bar', { interactive: true, load: () => Promise.resolve(Listener) })],
});

beforeEach(() => {
  heard = [];
  heardAround = [];
  document.addEventListener('technical-error', listenAround);
  document.body.innerHTML = '<div id="page"></div>';
});
afterEach(() => {
  experience?.dispose();
  document.removeEventListener('technical-error', listenAround);
  document.body.replaceChildren();
});

const answering = (status: number) => () =>
  Promise.resolve(Response.json({ data: {} }, { status }));

/** Puts what a server makes of that answer into this document. */
async function serve(status: number): Promise<void> {
  const { platform } = samplePlatform({ url: ADDRESS, fetch: answering(status) });
  const { signal } = new AbortController();
  const outcome = await createPlan({ platform, registry, signal });
  if (outcome.status !== 'page') throw new Error('The sample site has a page there.');
  const { plan, html } = finish(renderPlan(outcome.plan, outcome.code, { platform }));
  const data = escapeJson(toClientPlan(plan, outcome.code));
  document.body.innerHTML = `<div id="page">${html}</div><script type="application/json" id="plan">${data}</script>`;
}

async function start(status: number): Promise<void> {
  const host = createMemoryHost({ url: ADDRESS, fetch: answering(status) });
  experience = await createExperience(window, { registry, experience: sampleExperience, host });
}

test.each([
  [404, [TECHNICAL_ERROR]],
  [500, []],
  [200, []],
])('FP-034 after %i on a page made in the browser, heard is %j', async (status, expected) => {
  await start(status);

  expect(heard).toEqual(expected);
  expect(heardAround).toEqual(expected);
});

test.each([
  [404, [TECHNICAL_ERROR]],
  [500, []],
])('FP-034 after %i on a page that a server made, heard is %j', async (status, expected) => {
  await serve(status);

  await start(status);
  await experience?.wake();
  await vi.dynamicImportSettled();

  expect(heard).toEqual(expected);
  expect(heardAround).toEqual(expected);
});
