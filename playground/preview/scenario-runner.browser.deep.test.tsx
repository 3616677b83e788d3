import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '#renderer';
import type { Scenario } from '#schemas/generated/scenario.ts';
import { experience } from '../environment/experience.ts';
import { createScenarioRunner } from './scenario-runner.ts';
import { samplePage, SAMPLE_SCENARIO } from './sample-scenario.testing.ts';

const WRONG = { data: { flexZone: { flexComponents: [{ componentType: 'servise-card' }] } } };
const element = () => document.querySelector('#page');
const words = () => element()?.textContent ?? '';

beforeEach(() => {
  document.body.innerHTML = '<div id="page" class="page" data-layout="default"></div>';
});

afterEach(() => {
  document.body.innerHTML = '';
});

describe('a runner of scenarios', () => {
  test('gives the status, the steps and the problems of what it has rendered', async () => {
    const reported: Problem[] = [];
    const runner = createScenarioRunner(window, {
      hasShell: false,
      onProblem: (problem) => reported.push(problem),
    });

    const result = await runner.run(SAMPLE_SCENARIO, { page: WRONG });

    expect(result?.status).toBe(200);
    expect(result?.problems.map(({ code }) => code)).toEqual(['unknown-component']);
    expect(reported).toEqual(result?.problems);
    expect(result?.steps.length).toBeGreaterThan(3);
  });

  test('asks the session of its scenario which route there is', async () => {
    const forBusiness = experience.routes.map((route) => ({
      ...route,
      conditions: { clientKind: 'professional', levelOfAssurance: 5 },
    }));
    const site = { ...experience, routes: forBusiness };
    const runner = createScenarioRunner(window, { hasShell: false });
    const statusOf = async (visitor: Partial<Scenario>) =>
      (await runner.run({ ...SAMPLE_SCENARIO, ...visitor }, {}, site))?.status;

    expect(await statusOf({ session: 'business', levelOfAssurance: 5 })).toBe(200);
    expect(await statusOf({ session: 'business' })).toBe(404);
    expect(await statusOf({ session: 'private', levelOfAssurance: 5 })).toBe(404);
    expect(await statusOf({})).toBe(404);
  });

  test('skips what a later call has replaced before it was begun', async () => {
    const runner = createScenarioRunner(window, { hasShell: false });

    const results = await Promise.all(
      ['One', 'Two', 'Three'].map((title) =>
        runner.run(SAMPLE_SCENARIO, { page: samplePage(title) }),
      ),
    );

    expect(results.map((result) => result?.status)).toEqual([undefined, undefined, 200]);
    expect(words()).toContain('Three');
  });

  test('renders again only what was edited, and begins anew with another scenario', async () => {
    const runner = createScenarioRunner(window, { hasShell: false });
    await runner.run(SAMPLE_SCENARIO, { page: samplePage('First') });
    const heading = element()?.querySelector('h2');

    await runner.run({ ...SAMPLE_SCENARIO }, { page: samplePage('Second') });
    const edited = element()?.querySelector('h2');
    const asked = runner.requests().length;
    await runner.run({ ...SAMPLE_SCENARIO, session: 'signed-in' }, { page: samplePage('Third') });

    expect(heading).toBeTruthy();
    expect(edited).toBe(heading);
    expect(element()?.querySelector('h2')).not.toBe(heading);
    expect(asked).toBeGreaterThan(0);
    expect(words()).toContain('Third');
  });

  test('renders a patch without asking its backend, which has the patched page for whoever asks it next', async () => {
    const runner = createScenarioRunner(window, { hasShell: false });
    const at = '/data/flexZone/flexComponents/0';
    await runner.run(SAMPLE_SCENARIO, { page: samplePage('First') });
    const heading = element()?.querySelector('h2');
    const asked = runner.requests().length;

    const patched = await runner.update([{ op: 'replace', path: `${at}/title`, value: 'Second' }]);
    const wrong = await runner.update([
      { op: 'add', path: '/data/flexZone/flexComponents/1', value: { componentType: 'none' } },
    ]);
    const shown = words();
    await runner.run(SAMPLE_SCENARIO, { page: samplePage('Third') });

    expect([patched?.status, patched?.problems]).toEqual([200, []]);
    expect(patched?.steps.length).toBeGreaterThan(0);
    expect(wrong?.problems.map(({ code }) => code)).toEqual(['unknown-component']);
    expect(shown).toContain('Second');
    expect(element()?.querySelector('h2')).toBe(heading);
    expect(runner.requests().length).toBe(asked * 2);
    expect(words()).toContain('Third');
  });

  test('begins anew on another site, and renders again when the content of the shell changes', async () => {
    const runner = createScenarioRunner(window);
    const page = samplePage('Kept');
    const cmsData = {
      'en-GB': {
        footer: {
          generalLinks: [
            {
              title: 'Other words',
              textLinks: [{ text: 'Cards', url: '/en/individuals/cards' }],
            },
          ],
        },
      },
    };
    const bare = {
      ...experience,
      layouts: { default: { order: ['main', 'footer'], slots: { footer: { shell: 'footer' } } } },
    };
    await runner.run(SAMPLE_SCENARIO, { page });
    const first = element()?.querySelector('h2');

    await runner.run(SAMPLE_SCENARIO, { page, cmsData });
    const [kept, reworded] = [element()?.querySelector('h2'), words()];
    await runner.run(SAMPLE_SCENARIO, { page, cmsData }, bare);

    expect(reworded).toContain('Other words');
    expect(kept).toBe(first);
    expect(document.querySelector('.top-bar')).toBeNull();
    expect(words()).toContain('Kept');
    expect(words()).toContain('Other words');
  });

  test('refuses a patch without a page or without its place, and shows on what it shows', async () => {
    const runner = createScenarioRunner(window, { hasShell: false });
    const refusal = (path: string) =>
      runner.update([{ op: 'remove', path }]).catch((error: unknown) => error);

    const early = await refusal('/data');
    await runner.run(SAMPLE_SCENARIO, { page: samplePage('Kept') });
    const lost = await refusal('/data/none');

    expect([early, lost]).toMatchObject([{ refusal: 'no-model' }, { refusal: 'no-such-place' }]);
    expect(words()).toContain('Kept');
  });

  test('has requested nothing before it has run anything', () => {
    expect(createScenarioRunner(window).requests()).toEqual([]);
  });

  test('goes on after a scenario that cannot be opened', async () => {
    const runner = createScenarioRunner(window, { hasShell: false });
    const lost = { ...SAMPLE_SCENARIO, page: { component: 'blocks/section-title/none' } };

    await expect(runner.run(lost, {})).rejects.toThrow('none');
    const result = await runner.run(SAMPLE_SCENARIO, { page: samplePage('After') });

    expect(result?.status).toBe(200);
    expect(words()).toContain('After');
  });

  test.each([
    [true, 2],
    [false, 0],
    [undefined, 2],
  ])('puts the shell around it where that is asked for: %s', async (hasShell, landmarks) => {
    const runner = createScenarioRunner(window, hasShell === undefined ? {} : { hasShell });

    await runner.run(SAMPLE_SCENARIO, {});

    const around = document.querySelectorAll(
      'header.top-bar, footer, [data-type="topBar"], [data-type="footer"]',
    );
    expect(Math.min(around.length, 2)).toBe(landmarks);
  });
});
