import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRegistry, defineEntry, type Entry, type EntryKind } from '#renderer';
import { vitrineEntries } from '#registry';
import { placesIn, type PlaceInPlan } from './plan-in.ts';
import { startSite, type TestSite } from './start-site.ts';

function throwing(id: string, kind: EntryKind, interactive = false): Entry {
  return defineEntry<object>({
    kind,
    type: id,
    interactive,
    load: () =>
      Promise.resolve(() => {
        throw new Error(`${id} fell over`);
      }),
    check: () => Promise.resolve({ check: () => [], shape: {} }),
  });
}

const registry = createRegistry(
  [
    ...vitrineEntries,
    throwing('broken-block', 'component'),
    throwing('broken-live-block', 'component', true),
    throwing('broken-card', 'component'),
  ],
  { replace: [throwing('footer', 'shell')] },
);

let site: TestSite;

beforeAll(async () => {
  site = await startSite({ registry });
});
beforeEach(() => site.reset());
afterAll(() => site.stop());

const paragraph = (id: string) => ({
  componentType: 'paragraph',
  id,
  richBody: { value: `<p>Text of ${id}.</p>` },
});

async function visit(...flexComponents: readonly object[]) {
  const text = JSON.stringify({ data: { flexZone: { flexComponents } } });
  site.faultInjection.set('page-model', { kind: 'body', text });
  const answer = await site.get('/en/individuals');
  const html = await answer.text();
  return { status: answer.status, html, places: placesIn(html) };
}

/** The footer of this site is broken on every page: what a visit reported beside that. */
function messagesOfPage(): string[] {
  return site.messages.filter((message) => !message.includes('footer fell over'));
}

const codesOf = (places: readonly PlaceInPlan[], type: string) =>
  places.filter((place) => place.type === type).map(({ state, codes }) => [state, codes]);

describe('a component that throws while the server renders', () => {
  test('RN-004 is left out with one report; all others are in the HTML', async () => {
    const { status, html, places } = await visit(
      paragraph('before'),
      { componentType: 'broken-block' },
      paragraph('after'),
    );

    expect(status).toBe(200);
    expect(html).toContain('Text of before.');
    expect(html).toContain('Text of after.');
    expect(messagesOfPage()).toEqual([
      expect.stringMatching(
        /^Component broken-block failed: broken-block fell over .*component-threw, \/data\/flexZone\/flexComponents\/1\)/,
      ),
    ]);
    expect(codesOf(places, 'broken-block')).toEqual([['faulty', ['component-threw']]]);
  });

  test('RN-004 costs no card beside it, and not the row they stand in', async () => {
    const { html, places } = await visit({
      componentType: 'cards',
      title: 'A row of cards',
      cards: [
        { componentType: 'service-card', title: 'Save' },
        { componentType: 'broken-card' },
        { componentType: 'service-card', title: 'Borrow' },
      ],
    });

    expect(html).toContain('A row of cards');
    expect(html).toContain('Save');
    expect(html).toContain('Borrow');
    expect(messagesOfPage()).toEqual([expect.stringContaining('/cards/1')]);
    expect(codesOf(places, 'broken-card')).toEqual([]);
  });

  test('RN-004 may be one of several, of several types, alive or not', async () => {
    const { html, places } = await visit(
      { componentType: 'broken-block' },
      paragraph('between'),
      { componentType: 'broken-live-block' },
      { componentType: 'broken-block' },
    );

    expect(html).toContain('Text of between.');
    expect(messagesOfPage()).toHaveLength(3);
    expect(codesOf(places, 'broken-live-block')).toEqual([['faulty', ['component-threw']]]);
    expect(codesOf(places, 'broken-block')).toHaveLength(2);
  });

  test('RN-004 may be a part of the frame, also around an error card', async () => {
    const good = await visit(paragraph('alone'));
    site.faultInjection.set('page-model', { kind: 'status', status: 500 });
    const failed = await site.get('/en/individuals');

    expect(good.html).toContain('Text of alone.');
    expect(good.html).toContain('<header class="top-bar"');
    expect(good.html).not.toContain('data-type="footer"');
    expect(codesOf(good.places, 'footer')).toEqual([['faulty', ['component-threw']]]);
    expect(failed.status).toBe(503);
    expect(await failed.text()).toContain('Something went wrong. Please try again later.');
    expect(site.messages.filter((message) => message.includes('footer fell over'))).toHaveLength(2);
  });
});
