import { expect, test } from 'vitest';
import { toClientPlan, type ClientItem } from './client-plan.ts';
import { createPlan } from '../create-plan/create-plan.ts';
import { answering, samplePlatform, sampleRegistry } from '../create-plan/sample-site.testing.ts';

const page = {
  data: {
    freeHeaderLayout: 'portrait',
    freeHeaderZone: { flexComponents: [{ componentType: 'note', text: 'Still' }] },
    flexZone: {
      flexComponents: [
        { componentType: 'interactive-note', text: 'Live' },
        { componentType: 'nobody-knows' },
        {
          componentType: 'note',
          text: 'Around',
          inner: [
            { componentType: 'interactive-note', text: 'Inside' },
            { componentType: 'note', text: 'Quiet' },
          ],
        },
      ],
    },
  },
};

async function clientPlan() {
  const { platform } = samplePlatform({ fetch: answering({ '/page-model': page }) });
  const { signal } = new AbortController();
  const outcome = await createPlan({ platform, registry: sampleRegistry, signal });
  if (outcome.status === 'redirect') throw new Error(`It redirects to ${outcome.url}.`);
  return toClientPlan(outcome.plan, outcome.code);
}

function statesOf(items: readonly ClientItem[]): unknown[] {
  return items.map(({ state, children }) => (children ? [state, statesOf(children)] : state));
}

test('a browser gets a place for every item, and which of them are interactive', async () => {
  const { slots } = await clientPlan();

  const [top, main] = slots;
  expect(statesOf(top?.items ?? [])).toEqual(['interactive']);
  expect(main?.zones?.map(({ name, layout, items }) => [name, layout, statesOf(items)])).toEqual([
    ['freeHeaderZone', 'portrait', ['static']],
    ['flexZone', undefined, ['interactive', 'faulty', ['interactive', ['interactive', 'static']]]],
  ]);
});

test('a browser gets neither props nor messages of items that it leaves alone', async () => {
  const plan = await clientPlan();

  const text = JSON.stringify(plan);
  expect(text).toContain('Inside');
  expect(text).not.toMatch(/Still|Quiet/);
  expect(plan.messages).toEqual({ 'shell:bar': { open: 'Open in en-GB' } });
});

test('a browser learns the codes of an empty place and nothing else', async () => {
  const { slots } = await clientPlan();

  const [, place] = slots[1]?.zones?.[1]?.items ?? [];
  expect(place).toEqual({
    state: 'faulty',
    type: 'nobody-knows',
    key: '3',
    codes: ['unknown-component'],
  });
});
