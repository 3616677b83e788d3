import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { iconIn } from '../layout/icon.testing.ts';
import { openSampleWindow, region } from '../open-window.testing.tsx';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { sampleScenario } from '../state/sample-scenario.testing.ts';

const NAMES = ['Problems', 'History'];
const button = (name: string) => region(name).getByRole('button', { name });
const openOnes = () =>
  NAMES.filter((name) => button(name).getAttribute('aria-expanded') === 'true');

const entries = () =>
  region('History')
    .getAllByRole('listitem')
    .map((entry) => [entry.textContent, entry.getAttribute('data-taken-back'), iconIn(entry)]);
const time = (ms: number) => new Date(ms).toLocaleTimeString('en-GB');
const past = (text: string, at: number) => [`${text}${time(at)}`, 'false', 'arrow-u-up-left'];
const present = (text: string, at: number) => [`${text}${time(at)}`, 'false', 'check'];
const beginning = ['The beginning', 'false', 'arrow-u-up-left'];
const future = (text: string, at: number) => [
  `${text}taken back${time(at)}`,
  'true',
  'arrow-u-up-right',
];

const naming = () => {
  const [first] = region('History').getAllByRole('button', { name: 'Name this step' });
  return first ?? document.body;
};

describe('the results', () => {
  test('are one line with the first problem until they are opened, which is remembered', async () => {
    const environment = sampleEnvironment(
      'https://www.meridia.test/playground/?scenario=section-title/sample&mode=code',
      { mode: '' },
    );
    environment.settings.delete('panels-code');
    const { doing, page } = await openSampleWindow({ environment });
    const own = page()?.text ?? '';
    const quiet = [openOnes(), region('Problems').getAllByRole('button').length];

    await doing(({ edit }) => edit('page', own.replace('section-title', 'section-titel')));
    const [, first] = region('Problems').getAllByRole('button');
    await userEvent.click(region('Problems').getByRole('button', { name: 'Use section-title' }));

    expect(quiet).toEqual([[], 1]);
    expect(first).toHaveTextContent('Error:Unknown component: section-titel.');
    expect(page()?.text).toBe(own);
    expect(openOnes()).toEqual([]);

    await userEvent.click(button('History'));
    expect(openOnes()).toEqual(['History']);
    expect(environment.settings.get('panels-code')).toBe(
      '{"sizes":{},"open":{"results":true},"result":"History"}',
    );
  });

  test('are open one at a time, the problems first', async () => {
    const { container } = await openSampleWindow();
    const isOpen = () => container.querySelector('.results')?.getAttribute('data-open');
    const seen = [[openOnes(), isOpen()]];

    await userEvent.click(button('History'));
    seen.push([openOnes(), isOpen()]);
    await userEvent.click(button('History'));
    seen.push([openOnes(), isOpen()]);

    expect(seen).toEqual([
      [['Problems'], 'true'],
      [['History'], 'true'],
      [[], 'false'],
    ]);
  });

  test('say what will stand where there is nothing yet', async () => {
    await openSampleWindow();

    await userEvent.click(button('History'));

    expect(region('History').getByText(/^Each change will stand here/)).toBeVisible();
  });
});

describe('the history', () => {
  test('lists what can be taken back, the latest first, and above it what was', async () => {
    let now = 0;
    const { doing } = await openSampleWindow({ now: () => (now += 60_000) });
    await userEvent.click(button('History'));

    await doing(({ edit }) => edit('page', '{"data": {}}'));
    const first = now;
    await doing(({ edit }) => edit('macros', '{}'));
    const second = now;
    await doing(({ revert }) => revert());
    const third = now;
    const all = entries();
    await doing(({ undo }) => undo());
    await doing(({ undo }) => undo());

    const reverted = 'Went back to the scenario’s own texts';
    expect(all).toEqual([
      present(reverted, third),
      past('Edited Macros', second),
      past('Edited Page model', first),
      beginning,
    ]);
    expect(entries()).toEqual([
      future(reverted, third),
      future('Edited Macros', second),
      present('Edited Page model', first),
      beginning,
    ]);
    expect(button('History').querySelector('[aria-hidden="true"].region__count')).toHaveTextContent(
      '1',
    );
  });

  test('names the steps that brought texts from elsewhere', async () => {
    const kinds = ['merged', 'dropped', 'linked'] as const;
    const { doing, store } = await openSampleWindow();
    await userEvent.click(button('History'));
    await doing(({ edit }) => edit('page', '{"data": {}}'));

    await doing(() =>
      store.setState(({ playground }) => {
        const [entry] = playground?.history.past ?? [];
        if (!playground || !entry) return {};
        const steps = kinds.map((kind, id) => ({ ...entry, kind, id }));
        return { playground: { ...playground, history: { past: steps, future: [] } } };
      }),
    );

    expect(entries().map(([text]) => text)).toEqual([
      expect.stringMatching(/^Opened the texts of a link/),
      expect.stringMatching(/^Dropped the draft/),
      expect.stringMatching(/^Merged Page model with the disk’s/),
      'The beginning',
    ]);
  });

  test('names a suggestion that was accepted', async () => {
    const { doing, page } = await openSampleWindow();
    await userEvent.click(button('History'));
    const wrong = JSON.stringify({
      data: { flexZone: { flexComponents: [{ componentType: 'servise-card' }] } },
    });

    await doing(({ edit }) => edit('page', wrong));
    const [problem] = page()?.problems ?? [];
    await doing(({ acceptSuggestion }) => problem && acceptSuggestion('page', problem));

    expect(entries()[0]?.[0]).toContain('Suggestion accepted in “service-card”');
  });

  test('says which part of the page a step has changed, and where in a tip', async () => {
    const { doing, page } = await openSampleWindow({
      query: '?scenario=section-title/sample&mode=write',
    });
    await userEvent.click(button('History'));

    await doing(({ edit }) => edit('page', (page()?.text ?? '').replace('November', 'Spring')));

    const changed = step(/^title of “Spring” changed/);
    expect(changed).toHaveAttribute(
      'title',
      'Edited Page model: /data/flexZone/flexComponents/0/title',
    );

    const changes = [{ op: 'remove', path: '/data/flexZone/flexComponents/0' } as const];
    await doing(({ changePage }) => changePage({ kind: 'deleted', changes }));
    expect(step(/^“Spring” deleted from Content/)).toBeVisible();
  });

  test('leads to any step, by a click and by keys, and shows which one is present', async () => {
    const { doing, page, store } = await openWithSteps();
    const isPresent = (text: RegExp) => step(text).getAttribute('aria-current');

    await userEvent.click(step(/^The beginning/));
    const [begun, tab] = [page()?.text, store.getState().playground?.tab];
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');

    expect([begun, tab]).toEqual([sampleScenario.texts.page, 'page']);
    expect(step(/^Edited Macros/)).toHaveFocus();
    expect([isPresent(/^Edited Macros/), isPresent(/^The beginning/)]).toEqual(['true', null]);
    expect(store.getState().playground?.documents.macros.text).toBe('{}');

    await doing(({ undo }) => undo());

    expect([isPresent(/^Edited Page model/), isPresent(/^Edited Macros/)]).toEqual(['true', null]);
  });

  test('gives a step the name that it is given, and the focus back', async () => {
    const { store } = await openWithSteps();

    await userEvent.click(naming());
    const field = region('History').getByRole('textbox', { name: 'Name of the step' });
    await userEvent.type(field, ' With new rates {Enter}');

    expect(step(/^With new rates/).textContent).toMatch(/^With new ratesEdited Macros/);
    expect(naming()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('Other{Escape}');
    expect(store.getState().playground?.history.past.map(({ name }) => name)).toEqual([
      undefined,
      'With new rates',
    ]);
    expect(naming()).toHaveFocus();
  });

  test('can be read, and not changed, where another window has the scenario', async () => {
    const { doing, store } = await openWithSteps();

    await doing(() => store.setState({ isElsewhere: true }));

    const all = region('History').getAllByRole('button').slice(1);
    expect(all.filter((each) => !each.hasAttribute('disabled'))).toEqual([]);
  });
});

const step = (text: RegExp) => region('History').getByRole('button', { name: text });

/** A window with a change of the page, and one of the macros, in its open history. */
async function openWithSteps() {
  const opened = await openSampleWindow();
  await userEvent.click(button('History'));
  await opened.doing(({ edit }) => edit('page', '{"data": {}}'));
  await opened.doing(({ edit }) => edit('macros', '{}'));
  return opened;
}
