import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { REGION_NAMES } from '#tests/region-names.ts';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { openSampleWindow, region } from '../open-window.testing.tsx';

const regionOfFocus = () => document.activeElement?.closest('section')?.getAttribute('aria-label');
const press = (target: Element, key: string, keys: KeyboardEventInit = {}) =>
  fireEvent(
    target,
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...keys }),
  );
const heading = (name: string) => region(name).getByRole('button', { name });
const status = () => document.documentElement.dataset['status'];

describe('F6', () => {
  test('leads from region to region and round, into the text field of the editor first', async () => {
    await openSampleWindow();
    const visited: unknown[] = [];

    for (let step = 0; step <= REGION_NAMES.length; step += 1) {
      press(document.activeElement ?? document.body, 'F6');
      visited.push(regionOfFocus());
    }

    expect(visited).toEqual([...REGION_NAMES, REGION_NAMES[0]]);
    press(document.activeElement ?? document.body, 'F6');
    press(document.activeElement ?? document.body, 'F6');
    expect(document.activeElement).toHaveAccessibleName('Page model');
  });

  test('leads back with Shift, from nowhere to the last one', async () => {
    await openSampleWindow();
    press(document.body, 'F6', { shiftKey: true });
    const first = regionOfFocus();

    press(document.activeElement ?? document.body, 'F6', { shiftKey: true });

    expect([first, regionOfFocus()]).toEqual(['Inspector', 'History']);
  });

  test('leads past a region behind another tab', async () => {
    const environment = sampleEnvironment(undefined, { mode: 'write' });
    await openSampleWindow({ environment });
    await userEvent.click(screen.getByRole('tab', { name: 'Scenarios' }));
    region('Scenarios').getByRole('searchbox').focus();

    press(document.activeElement ?? document.body, 'F6', { shiftKey: true });
    const before = regionOfFocus();
    press(document.activeElement ?? document.body, 'F6');

    expect([before, regionOfFocus()]).toEqual(['Inspector', 'Scenarios']);
  });

  test('is taken before any field gets it, and no other key is', async () => {
    const { field, close } = await openSampleWindow();
    field().focus();

    const taken = [press(field(), 'F6'), press(field(), 'F5')];
    const withOthers = ['ctrlKey', 'altKey', 'metaKey'].map((key) =>
      press(field(), 'F6', { [key]: true }),
    );
    close();

    expect(taken).toEqual([false, true]);
    expect(withOthers).toEqual([true, true, true]);
    expect(press(document.body, 'F6')).toBe(true);
  });
});

describe('undo by key', () => {
  test('works anywhere in the window but in fields, which answer the keys themselves', async () => {
    const { doing, page, close } = await openSampleWindow();
    const own = page()?.text;
    await doing(({ edit }) => edit('page', '{}'));
    const filter = region('Scenarios').getByRole('searchbox');

    press(filter, 'z', { ctrlKey: true });
    const afterField = page()?.text;
    const isTaken = !press(heading('Scenarios'), 'z', { ctrlKey: true });
    const undone = page()?.text;
    press(document.body, 'y', { ctrlKey: true });
    const isLetterTaken = !press(document.body, 'z');
    close();

    expect([afterField, undone, page()?.text]).toEqual(['{}', own, '{}']);
    expect([isTaken, isLetterTaken]).toEqual([true, false]);
    expect(press(document.body, 'z', { ctrlKey: true })).toBe(true);
  });
});

describe('the skip links', () => {
  test.each([
    ['Skip to the editor', 'Editor', '#panel-Editor'],
    ['Skip to the preview', 'Preview', '#panel-Preview'],
  ])(
    '“%s” leads the focus into the region %s, and leaves the address as it is',
    async (name, to, href) => {
      const { environment } = await openSampleWindow();
      const links = within(screen.getByRole('navigation', { name: 'Skip links' }));
      const link = links.getByRole('link', { name });

      const isFollowed = fireEvent.click(link);
      await expect.poll(regionOfFocus).toBe(to);

      expect(link).toHaveAttribute('href', href);
      expect(isFollowed).toBe(false);
      expect(environment.addresses).toHaveLength(1);
    },
  );
});

test('the window is ready once preview and editor are, and not before', async () => {
  const { doing } = await openSampleWindow();
  const seen = [status()];

  await doing(({ noteShown }) => noteShown({ problems: [], steps: [] }));
  seen.push(status());
  await doing(({ noteEditor }) => noteEditor('full'));
  seen.push(status());

  expect(seen).toEqual(['loading', 'loading', 'ready']);
});

test('every button of the window is a plain one, and every picture is drawn', async () => {
  const { container, doing } = await openSampleWindow();
  await doing(({ edit }) =>
    edit('page', '{"data": {"flexZone": {"flexComponents": [{"componentType": "servise-card"}]}}}'),
  );
  await doing(({ notify }) => notify({ kind: 'unknown-scenario', id: 'x', meant: ['card/full'] }));
  await doing(({ noteShown }) => noteShown({ problems: [], steps: [] }));

  const buttons = [...container.querySelectorAll('button')];
  const pictures = [...container.querySelectorAll('svg')];

  expect(buttons.filter((button) => button.getAttribute('type') !== 'button')).toEqual([]);
  expect(buttons.length).toBeGreaterThan(20);
  expect(pictures.filter((each) => each.getAttribute('aria-hidden') !== 'true')).toEqual([]);
  expect(
    pictures.filter((each) => !/^0 0 \d+ \d+$/.test(each.getAttribute('viewBox') ?? '')),
  ).toEqual([]);
  expect(
    pictures
      .flatMap((each) => [...each.querySelectorAll('path')])
      .filter((path) => !path.getAttribute('d')),
  ).toEqual([]);
  expect(container.querySelector('.footer')?.textContent).toMatch(
    /^Backend in memoryPlanned in 0 msFaults: 0Bug reportF6: next region. Arrow keys: within a listJSON$/,
  );
});
