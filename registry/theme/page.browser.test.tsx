import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../render-in-browser.testing.ts';

interface ZoneOptions {
  readonly name: string;
  readonly layout?: 'portrait';
  readonly texts?: readonly string[];
}

/** Zones of a page as the renderer lays them out. */
function renderZones(...zones: readonly ZoneOptions[]): readonly HTMLElement[] {
  const container = renderInBrowser(
    <main className="page__main">
      {zones.map(({ name, layout, texts = [name] }) => (
        <div key={name} className="zone" data-zone={name} data-layout={layout}>
          {texts.map((text) => (
            <div key={text} className="slot">
              <p>{text}</p>
            </div>
          ))}
        </div>
      ))}
    </main>,
  );
  return [...container.querySelectorAll<HTMLElement>('.zone')];
}

async function setWidth(width: number): Promise<void> {
  onTestFinished(() => page.viewport(414, 896));
  await page.viewport(width, 800);
}

const slotsOf = (zone: HTMLElement | undefined) =>
  [...(zone?.querySelectorAll('.slot') ?? [])].map((slot) => boxOf(slot));

describe('the free header', () => {
  const texts = ['first', 'second', 'third'];

  test.each([
    [719, 1],
    [720, 2],
    [1440, 2],
  ])(
    'FP-010 at %i px with portrait has %i columns, else one',
    { tags: ['deep'] },
    async (width, columns) => {
      await setWidth(width);
      const [portrait] = renderZones({ name: 'freeHeaderZone', layout: 'portrait', texts });
      const [usual] = renderZones({ name: 'freeHeaderZone', texts });

      const lefts = new Set(slotsOf(portrait).map(({ left }) => left));
      const tops = new Set(slotsOf(portrait).map(({ top }) => top));

      expect([lefts.size, tops.size]).toEqual(columns === 2 ? [2, 2] : [1, 3]);
      expect(new Set(slotsOf(usual).map(({ left }) => left)).size).toBe(1);
    },
  );

  test('FP-010 no other zone has two columns', { tags: ['deep'] }, async () => {
    await setWidth(1440);

    const [flexZone] = renderZones({ name: 'flexZone', layout: 'portrait', texts });

    expect(new Set(slotsOf(flexZone).map(({ left }) => left)).size).toBe(1);
  });
});

describe('the flex zone', () => {
  test('FP-011 is a card: a surface with an edge, round corners and room inside', async () => {
    await setWidth(1440);
    const [card, other] = renderZones({ name: 'flexZone' }, { name: 'complementaryZone' });

    expect(lookOf(card)).toEqual({ edge: 'solid', corners: '24px', hasRoom: true });
    expect(lookOf(other)).toEqual({ edge: 'none', corners: '0px', hasRoom: false });
  });

  test.each([360, 840, 1440])(
    'FP-011 at %i px its content is in line with that of the header, and nothing scrolls sideways',
    { tags: ['deep'] },
    async (width) => {
      await setWidth(width);
      const [header, card] = renderZones({ name: 'mainHeaderZone' }, { name: 'flexZone' });

      const [above] = slotsOf(header);
      const [inside] = slotsOf(card);

      expect([inside?.left, inside?.right]).toEqual([above?.left, above?.right]);
      expect(document.documentElement.scrollWidth).toBe(width);
    },
  );
});

test('a zone with nothing to show leaves no gap, neither above the page nor within', () => {
  const [top, first, within, last] = renderZones(
    { name: 'mainHeaderZone', texts: [] },
    { name: 'freeHeaderZone' },
    { name: 'flexZone', texts: [] },
    { name: 'complementaryZone' },
  );
  const tops = () => [first, last].map((zone) => boxOf(zone ?? document.body).top);
  const before = tops();

  top?.remove();
  within?.remove();

  expect(tops()).toEqual(before);
});

function lookOf(zone: HTMLElement | undefined) {
  const { outlineStyle, borderTopLeftRadius, paddingTop } = getComputedStyle(zone ?? document.body);
  return {
    edge: outlineStyle,
    corners: borderTopLeftRadius,
    hasRoom: Number.parseFloat(paddingTop) >= 32,
  };
}
