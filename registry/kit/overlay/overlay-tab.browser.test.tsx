import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { Dialog } from './dialog.tsx';
import { Dropdown } from './dropdown.tsx';
import { displayedCount } from './test-overlay.testing.ts';
import { Popover } from './popover.tsx';
import { useOpener } from './use-opener.ts';

const PLACES = ['far before', 'after', 'far after'] as const;
type Place = (typeof PLACES)[number];

const nameOf = (element: Element | null) =>
  element?.getAttribute('aria-label') ?? element?.textContent;
const focused = () => nameOf(document.activeElement);

beforeEach(() => page.viewport(1000, 800));
afterEach(() => page.viewport(414, 896));

interface StageProps {
  readonly place: Place;
  readonly Kind?: typeof Popover;
  readonly keepShown?: boolean;
  readonly children?: ReactNode;
}

function Stage({ place, Kind = Popover, keepShown = false, children }: StageProps) {
  const [isOpen, setOpen] = useState(false);
  const { opener, overlay } = useOpener();
  const here = (where: Place) =>
    where === place && (
      <Kind
        {...overlay}
        open={isOpen}
        onOpenChange={setOpen}
        onBeforeHide={(event) => keepShown && event.preventDefault()}
        title="Beside"
      >
        {children ?? (
          <>
            <button type="button">Inside one</button>
            <button type="button">Inside two</button>
          </>
        )}
      </Kind>
    );
  return (
    <main>
      {here('far before')}
      <button type="button">First</button>
      <button type="button">Ahead</button>
      <button type="button" {...opener} onClick={() => setOpen((was) => !was)}>
        Open
      </button>
      {here('after')}
      <button type="button">Behind</button>
      <button type="button">Last</button>
      {here('far after')}
    </main>
  );
}

function focus(name: string): void {
  [...document.querySelectorAll('button')].find((each) => nameOf(each) === name)?.focus();
}

async function open(): Promise<void> {
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.poll(displayedCount).toBe(1);
}

async function walk(key: string, steps: number): Promise<(string | null | undefined)[]> {
  const met = [];
  for (let step = 0; step < steps; step += 1) {
    await userEvent.keyboard(key);
    met.push(`${focused()}${displayedCount() > 0 ? '' : ', closed'}`);
  }
  return met;
}

const FORWARD = '{Tab}';
const BACK = '{Shift>}{Tab}{/Shift}';

describe.each(PLACES)('one that stands %s its opener', (place) => {
  test(
    'OV-040 Tab leads from the opener into it, and out of it to what follows the opener',
    { tags: ['deep'] },
    async () => {
      renderInBrowser(<Stage place={place} />);
      await open();

      const met = await walk(FORWARD, 4);

      expect(met).toEqual(['Inside one', 'Inside two', 'Behind, closed', 'Last, closed']);
    },
  );

  test('OV-040 Shift and Tab lead back the same way', { tags: ['deep'] }, async () => {
    renderInBrowser(<Stage place={place} Kind={Dropdown} />);
    await open();
    focus('Behind');

    const met = await walk(BACK, 4);

    expect(met).toEqual(['Inside two', 'Inside one', 'Open', 'Ahead, closed']);
  });

  test(
    'OV-040 one that is kept shown is left all the same, and skipped on the way',
    { tags: ['deep'] },
    async () => {
      renderInBrowser(<Stage place={place} keepShown />);
      await open();

      const met = await walk(FORWARD, 3);
      expect(met).toEqual(['Inside one', 'Inside two', 'Behind']);

      focus('First');
      expect(await walk(FORWARD, 3)).toEqual(['Ahead', 'Open', 'Inside one']);
    },
  );
});

test(
  'OV-040 one without anything to stop at is passed and closed',
  { tags: ['deep'] },
  async () => {
    renderInBrowser(<Stage place="far after">Text</Stage>);
    await open();

    expect(await walk(FORWARD, 1)).toEqual(['Behind, closed']);
  },
);

test(
  'OV-040 from a date, in which Tab has stops of its own, the way is the same',
  { tags: ['deep'] },
  async () => {
    renderInBrowser(
      <Stage place="far before">
        <input type="date" aria-label="Day" />
      </Stage>,
    );
    await open();

    // Day, month, year and the button of its calendar.
    expect(await walk(FORWARD, 5)).toEqual(['Day', 'Day', 'Day', 'Day', 'Behind, closed']);
  },
);

test('OV-040 in a dialog the way goes round', { tags: ['deep'] }, async () => {
  renderInBrowser(
    <Dialog defaultOpen title="Around">
      <Stage place="far before" />
    </Dialog>,
  );
  await expect.poll(displayedCount).toBe(1);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.poll(displayedCount).toBe(2);

  const met = await walk(FORWARD, 6);

  expect(met).toEqual(['Inside one', 'Inside two', 'Behind', 'Last', 'First', 'Ahead']);
  expect(displayedCount()).toBe(1);
});

function Chain() {
  const [outer, inner] = [useOpener(), useOpener()];
  const [isOpen, setOpen] = useState(true);
  const [isInnerOpen, setInnerOpen] = useState(true);
  return (
    <main>
      <Popover open={isInnerOpen} onOpenChange={setInnerOpen} {...inner.overlay} title="Inner">
        <button type="button">Deep</button>
      </Popover>
      <Popover open={isOpen} onOpenChange={setOpen} {...outer.overlay} title="Outer">
        <button type="button" {...inner.opener}>
          More
        </button>
        <button type="button">Rest</button>
      </Popover>
      <button type="button" {...outer.opener}>
        Open
      </button>
      <button type="button">Behind</button>
    </main>
  );
}

test('OV-040 one that a button in another opened follows that button', async () => {
  renderInBrowser(<Chain />);
  await expect.poll(displayedCount).toBe(2);
  focus('Open');

  expect(await walk(FORWARD, 3)).toEqual(['More', 'Deep', 'Rest']);
  expect(displayedCount()).toBe(1);
  expect(await walk(FORWARD, 1)).toEqual(['Behind, closed']);
});
