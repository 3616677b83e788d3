import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { isRecord } from '#schemas/is-record.ts';
import { authoredFixture } from '#tests/fixture.ts';
import { boxOf } from '#tests/whole-pixels.ts';
import { registry } from './index.ts';
import { renderInBrowser } from './render-in-browser.testing.ts';
import messages from './shell/top-bar/locales/en-GB.json';
import { samplePage } from './shell/sample-page.testing.ts';
import { TopBar } from './shell/top-bar/top-bar.tsx';
import { showOnPage } from './show-on-page.testing.ts';

/** Makes the window as wide as a scenario says, and gives the scenario's component. */
async function openWindow(scenario: string): Promise<Record<string, unknown>> {
  const { viewport, page: subject } = await authoredFixture(`scenarios/${scenario}`);
  const { width = 0 } = Object(viewport);
  onTestFinished(() => page.viewport(414, 896));
  await page.viewport(Number(width), 900);
  const address = isRecord(subject) ? subject['component'] : undefined;
  return typeof address === 'string' ? authoredFixture(address) : {};
}

/** Shows the component of a scenario alone on a page of the site. */
async function show(scenario: string, selector: string): Promise<Element> {
  await showOnPage({ registry, components: [await openWindow(scenario)] });
  return document.querySelector(selector) ?? document.body;
}

function isSeen(text: string): boolean {
  return page.getByText(text, { exact: true }).first().element().checkVisibility();
}

test.each([
  ['cards/container-of-550', 550, 1],
  ['cards/container-of-551', 551, 2],
])(
  'CD-001 the scenario %s has a container of %i px, with %i columns',
  async (id, width, columns) => {
    const block = await show(id, '.cards');

    const cards = [...block.querySelectorAll('.card:not([data-size="large"])')];

    expect(boxOf(block).width).toBe(width);
    expect(new Set(cards.map((card) => boxOf(card).left)).size).toBe(columns);
  },
);

test.each([
  ['service-card/large-in-599-px', 'width:420,height:228'],
  ['service-card/large-in-600-px', 'width:720,height:391'],
])('CD-013 CD-016 in the scenario %s a browser asks for the picture at %s', async (id, size) => {
  const card = await show(id, '.card');

  const picture = card.querySelector('img');

  await picture?.decode().catch(() => undefined);
  expect(picture?.currentSrc).toContain(size);
});

test.each([
  ['home/en-839', false, false],
  ['home/en-840', true, false],
  ['home/en-841', true, true],
])(
  'TB-028 in the window of the scenario %s the segments have a row: %s, and the logo its name: %s',
  async (id, hasRow, hasName) => {
    await openWindow(id);
    renderInBrowser(
      <TopBar
        data={{ topBar: { twoRowModes: ['default'] } }}
        page={samplePage}
        messages={messages}
      />,
    );

    expect([isSeen('Business'), isSeen('Meridia')]).toEqual([hasRow, hasName]);
  },
);
