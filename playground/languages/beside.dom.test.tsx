import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { openSampleWindow } from '../open-window.testing.tsx';
import { joinFrame } from '../preview-panel/join-frame.testing.ts';
import { sampleScenario } from '../state/sample-scenario.testing.ts';
import { toPageText } from '../state/translation/sample-page.testing.ts';

const NL = { locale: 'nl-BE', url: '/nl/particulieren/lente' };
const scenarioOf = (id: string, fixture: string, page: string) => ({
  ...sampleScenario,
  id,
  scenario: { title: id, page: { fixture } },
  texts: { ...sampleScenario.texts, page },
});
const OFFER = { componentType: 'highlight-box', id: 'offer', title: 'Offer' };
const RATES = { componentType: 'section-title', id: 'rates', title: 'Rates' };
const SPRING = scenarioOf(
  'home/spring',
  'en/individuals/spring',
  toPageText([OFFER, RATES], { alternates: [NL] }),
);
const LENTE = scenarioOf('home/spring-nl', 'nl/particulieren/lente', toPageText([RATES]));

async function openBeside(...scenarios: readonly (typeof SPRING)[]) {
  await import('./beside.tsx');
  const window = await openSampleWindow({
    environment: sampleEnvironment(
      'https://www.meridia.test/playground/?scenario=home/spring&mode=write',
    ),
    scenarios,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Side by side' }));
  await screen.findByText('Read only. Selecting a part selects it in both.');
  return { ...window, beside: screen.getByRole('region', { name: 'Beside' }) };
}

test('another version is shown beside the page, until that is ended', async () => {
  const { beside } = await openBeside(SPRING, LENTE);
  const frame = await within(beside).findByTitle('Beside');

  await userEvent.click(screen.getByRole('button', { name: 'Side by side', pressed: true }));

  expect(frame).toHaveAttribute('sandbox', expect.stringContaining('allow-scripts'));
  expect(screen.queryByRole('region', { name: 'Beside' })).toBeNull();
});

test('a version that cannot be read says so in its place', async () => {
  const { beside } = await openBeside(SPRING);

  expect(await within(beside).findByText(/^This version cannot be shown/)).toBeVisible();
});

const toComponent = (index: number) => `/data/flexZone/flexComponents/${index}`;
const scrolled = { type: 'vitrine:scrolled', of: 1, share: 0.5, byPerson: true };
const goal = { type: 'vitrine:scroll', share: 0.5 };

async function join(title: string) {
  const joined = await act(() => joinFrame(screen.getByTitle<HTMLIFrameElement>(title)));
  const shown = { type: 'vitrine:shown', status: 200, problems: [], missing: [], steps: [] };
  await act(() => joined.answer({ ...shown, sequence: 1 }));
  return joined;
}

/** Opens both versions, each shown in its frame. */
async function joinBoth() {
  const { beside, doing } = await openBeside(SPRING, LENTE);
  await within(beside).findByTitle('Beside');
  return { here: await join('Preview'), there: await join('Beside'), doing };
}

test('each version brings to its top what is at the top of the other, and no echo', async () => {
  const { here, there } = await joinBoth();

  await act(() => here.answer({ ...scrolled, pointer: toComponent(1) }));
  await act(() => there.answer({ ...scrolled, pointer: toComponent(0), byPerson: false }));
  const unanswered = here.scrolls();
  await act(() => there.answer(scrolled));
  await act(() => here.answer({ ...scrolled, pointer: toComponent(0) }));

  expect(unanswered).toEqual([]);
  // The Dutch version has no offer, and stays where it stands.
  expect(there.scrolls()).toEqual([{ ...goal, pointer: toComponent(0) }]);
  expect(here.scrolls()).toEqual([goal]);
});

test('a person lets each version scroll by itself, and together again from where they are', async () => {
  const { here, there } = await joinBoth();
  const button = screen.getByRole('button', { name: 'Scroll together', pressed: true });

  await userEvent.click(button);
  await act(() => here.answer({ ...scrolled, pointer: toComponent(1) }));
  await act(() => there.answer(scrolled));
  const apart = [...here.scrolls(), ...there.scrolls()];
  await userEvent.click(button);
  await act(() => there.answer({ ...scrolled, byPerson: false }));

  expect(apart).toEqual([]);
  expect(there.scrolls()).toEqual([{ ...goal, pointer: toComponent(0) }]);
});

test('both stand at the same part after a click in either version, with no echo', async () => {
  const { here, there, doing } = await joinBoth();

  await act(() => there.answer({ ...scrolled, pointer: toComponent(0), byPerson: false }));
  await act(() =>
    there.answer({ type: 'vitrine:clicked', of: 1, pointer: toComponent(0), edits: false }),
  );
  await act(() => here.answer({ ...scrolled, pointer: toComponent(1), byPerson: false }));
  const afterThere = [here.scrolls(), there.scrolls()];
  await doing(({ select }) => select(toComponent(0)));
  await doing(({ select }) => select(toComponent(1)));
  await act(() => here.answer({ ...scrolled, share: 1, pointer: toComponent(1), byPerson: false }));

  expect(afterThere).toEqual([[{ ...goal, pointer: toComponent(1) }], []]);
  expect(here.scrolls()).toHaveLength(1);
  expect(there.scrolls().at(-1)).toEqual({ ...goal, share: 1, pointer: toComponent(0) });
});
