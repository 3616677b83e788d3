import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { openSampleWindow, region } from '../open-window.testing.tsx';

const ADDRESS = 'https://www.meridia.test/playground/?scenario=section-title/sample';

const border = (name: string) => screen.getByRole('separator', { name });
const side = () => border('Border of the side panel');
const sizeOf = (element: HTMLElement) => element.getAttribute('aria-valuenow');

async function press(element: HTMLElement, keys: string): Promise<void> {
  element.focus();
  await userEvent.keyboard(keys);
}

function openIn(mode: string, settings: Readonly<Record<string, string>> = {}) {
  const environment = sampleEnvironment(ADDRESS, { mode });
  for (const [name, value] of Object.entries(settings)) environment.storeSetting(name, value);
  return openSampleWindow({ environment });
}

test('every border has a name, what it belongs to, and its bounds', async () => {
  await openIn('code');

  const borders = screen
    .getAllByRole('separator')
    .filter((each) => each.getAttribute('aria-controls'));

  expect(borders.map((each) => each.getAttribute('aria-label'))).toEqual([
    'Border of the side panel',
    'Border between text and page',
    'Border of the results',
    'Border of the panel on the right',
  ]);
  for (const each of borders) {
    expect(document.getElementById(each.getAttribute('aria-controls') ?? '')).not.toBeNull();
    expect(each).toHaveAttribute('aria-valuemin');
  }
});

test('arrow keys, Home and End move a border, and each mode keeps its own', async () => {
  const { environment, container } = await openIn('write');

  await press(side(), '{End}');
  const largest = sizeOf(side());
  await press(side(), '{Home}{ArrowRight}{ArrowRight}');
  const [own, app] = [sizeOf(side()), container.querySelector<HTMLElement>('.app')];
  const property = app?.style.getPropertyValue('--panel-side');
  await userEvent.click(screen.getByRole('button', { name: 'Code' }));

  expect([largest, own, property]).toEqual(['560', '180', '180px']);
  expect(JSON.parse(environment.settings.get('panels-write') ?? '')).toMatchObject({
    sizes: { side: 180 },
  });
  expect(sizeOf(side())).toBe('272');
});

test('the border on the right grows to the left, and that of the results upwards', async () => {
  await openIn('code');
  const right = border('Border of the panel on the right');
  const results = border('Border of the results');

  await press(right, '{ArrowLeft}');
  await press(results, '{ArrowUp}');

  expect([sizeOf(right), sizeOf(results)]).toEqual(['370', '230']);
});

test('a window opens as it was left, and a double click brings back the usual size', async () => {
  const { environment } = await openIn('write', { 'panels-write': '{"sizes":{"side":300}}' });
  const kept = sizeOf(side());

  fireEvent.doubleClick(side());

  expect([kept, sizeOf(side())]).toEqual(['300', '272']);
  expect(environment.settings.get('panels-write')).toBe('{"sizes":{},"open":{"side":true}}');
});

test('Enter folds the side panel, a button brings it back, and all that is remembered', async () => {
  const { environment } = await openIn('write');

  await press(side(), '{Enter}');
  const folded = [
    screen.queryByRole('tab', { name: 'Page' }),
    environment.settings.get('panels-write'),
  ];
  await userEvent.click(screen.getByRole('button', { name: 'Open the side panel' }));

  expect(folded).toEqual([null, '{"sizes":{},"open":{"side":false}}']);
  expect(screen.getByRole('tab', { name: 'Page' })).toBeVisible();
});

test('Enter opens and folds the results', async () => {
  await openIn('write');
  const toggle = region('Problems').getByRole('button', { name: 'Problems' });
  const states = [toggle.getAttribute('aria-expanded')];

  await press(border('Border of the results'), '{Enter}');
  states.push(toggle.getAttribute('aria-expanded'));
  await press(border('Border of the results'), '{Enter}');
  states.push(toggle.getAttribute('aria-expanded'));

  expect(states).toEqual(['false', 'true', 'false']);
});
