import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { iconIn } from '../layout/icon.testing.ts';
import { scheduleFullParse } from '../state/incremental-parse/schedule-full-parse.ts';
import { createIncrementalReader } from '../state/incremental-parse/incremental-reader.ts';
import { connectLargeTexts } from '../state/large-texts/connect-large-texts.ts';
import { sampleScenario } from '../state/sample-scenario.testing.ts';
import { openSampleWindow, region } from '../open-window.testing.tsx';

const title = (words: string) => ({ componentType: 'section-title', title: words });
const pageOf = (...flexComponents: readonly object[]) => ({
  data: { flexZone: { flexComponents } },
});
const PAGE = pageOf(title('November'), { componentType: 'paragraph' }, title('December'));
const rows = () =>
  region('Outline')
    .getAllByRole('treeitem')
    .map(({ textContent }) => textContent);
const row = (name: string) => region('Outline').getByRole('treeitem', { name });
const tree = () => region('Outline').getByRole('tree');
const current = () =>
  document.getElementById(tree().getAttribute('aria-activedescendant') ?? '')?.textContent;
const openPage = (page: object) =>
  openSampleWindow({
    scenarios: [
      { ...sampleScenario, texts: { ...sampleScenario.texts, page: JSON.stringify(page) } },
    ],
  });

describe('the outline', () => {
  test('follows what is typed once the preview has painted it', async () => {
    const { store, doing } = await openSampleWindow();
    // A text is read after a moment even where nothing was painted.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const painted: (() => void)[] = [];
    connectLargeTexts(store, () => new Promise(() => {}), createIncrementalReader);
    scheduleFullParse(store, (task) => painted.push(task));

    await doing(({ edit }) =>
      edit('page', sampleScenario.texts.page.replace('November', 'December')),
    );
    const before = rows();
    await doing(({ noteShown }) => noteShown({ problems: [], steps: [] }));
    act(() => painted.forEach((task) => task()));

    expect([before[3], rows()[3]]).toEqual(['November ', 'December ']);
  });

  test('lists all zones that a page can have, and components by title or type', async () => {
    await openPage(PAGE);

    expect(rows()).toEqual([
      'mainHeaderZone empty',
      'freeHeaderZone empty',
      'flexZone 3',
      'November ',
      'Paragraph ',
      'December ',
      'complementaryZone empty',
      'legalZone empty',
    ]);
    expect(row('November')).toHaveAttribute('title', 'section-title');
    expect(iconIn(row('November'))).toBe('text-h');
    expect(
      region('Outline')
        .getByRole('button', { name: 'Outline' })
        .querySelector('[aria-hidden="true"].region__count'),
    ).toHaveTextContent('3');
  });

  test('says what will stand there where nothing can be read', async () => {
    await openSampleWindow({
      scenarios: [{ ...sampleScenario, texts: { ...sampleScenario.texts, page: '{' } }],
    });

    expect(region('Outline').getByText(/^The zones of the page will stand here/)).toBeVisible();
  });

  test('has what stands inside another component one level below it', async () => {
    const inner = { componentType: 'service-card', title: 'Inside' };
    await openPage(pageOf({ componentType: 'cards', cards: [inner] }));

    expect(row('Inside')).toHaveAttribute('aria-level', '3');
    expect(row('Cards')).toHaveAttribute('aria-expanded', 'true');
    expect(row('flexZone')).toHaveAttribute('aria-posinset', '3');
    expect(row('flexZone')).toHaveAttribute('aria-setsize', '5');
  });

  test('says how many problems each has', async () => {
    await openPage(pageOf(title('November'), { componentType: 'accordion', items: 1 }));

    expect(row('Accordion Problems: 1')).toBeVisible();
    expect(row('flexZone Problems: 1')).toBeVisible();
    expect(row('November')).toBeVisible();
  });

  test('selects what is pressed, which is then current for the keys too', async () => {
    const { store } = await openPage(PAGE);

    await userEvent.click(row('December'));

    expect(row('December')).toHaveAttribute('aria-selected', 'true');
    expect(current()).toBe('December ');
    expect(store.getState().playground).toMatchObject({
      selection: '/data/flexZone/flexComponents/2',
      caret: { document: 'page' },
    });
  });

  test('follows a selection from elsewhere, and opens what it is folded in', async () => {
    const { doing } = await openPage(PAGE);
    await userEvent.click(row('flexZone').querySelector('[data-action="toggle"]') ?? tree());
    expect(rows()).not.toContain('December ');

    await doing(({ select }) => select('/data/flexZone/flexComponents/2'));

    expect(current()).toBe('December ');
  });

  test('goes by arrow keys, by the first letters, and folds', async () => {
    await openPage(PAGE);
    act(() => tree().focus());

    await userEvent.keyboard('{End}{ArrowUp}');
    const up = current();
    await userEvent.keyboard('de');
    const typed = current();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');

    expect([up, typed, current()]).toEqual(['complementaryZone empty', 'December ', 'flexZone 3']);
    expect(row('flexZone')).toHaveAttribute('aria-expanded', 'false');
    expect(tree()).toHaveFocus();
  });
});

test('a word typed in the outline begins anew after a command, and after being elsewhere', async () => {
  await openPage(PAGE);
  act(() => tree().focus());

  await userEvent.keyboard('nov{Control>}d{/Control}leg');
  const afterCommand = current();
  act(() => region('Editor').getByRole('textbox').focus());
  act(() => tree().focus());
  await userEvent.keyboard('dec');

  expect([afterCommand, current()]).toEqual(['legalZone empty', 'December ']);
});

const titles = () => rows().slice(3, -2);

describe('a change in the outline', () => {
  test('moves, duplicates and deletes what is current, one key after the other', async () => {
    const { store, page } = await openPage(PAGE);
    const { text } = page() ?? {};
    act(() => tree().focus());

    await userEvent.keyboard('nov{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    expect(titles()).toEqual(['Paragraph ', 'December ', 'November ']);
    await userEvent.keyboard('{Control>}dd{/Control}');
    expect(titles()).toEqual(['Paragraph ', 'December ', 'November ', 'November ', 'November ']);
    await userEvent.keyboard('{Delete}{Delete}{Delete}{Delete}');

    expect(titles()).toEqual(['Paragraph ']);
    expect(current()).toBe('Paragraph ');
    expect(tree()).toHaveFocus();
    expect(region('Outline').getByRole('status')).toHaveTextContent('Deleted December.');
    await userEvent.keyboard('{Control>}zzzzzzzz{/Control}');
    expect(page()?.text).toBe(text);
    expect(store.getState().playground?.history.past).toEqual([]);
  });

  test.each<[string, string, RegExp]>([
    ['the text is broken', '{"data": ', /^The text of the page is broken/],
    ['nothing is left at its place', '{"data": {"flexZone": 1}}', /^There is nothing any more/],
  ])('is refused where %s', async (_where, text, refusal) => {
    const { doing, page } = await openPage(PAGE);
    await userEvent.click(row('November'));
    await doing(({ edit }) => edit('page', text));
    act(() => tree().focus());

    await doing(({ select }) => select('/data/flexZone/flexComponents/0'));
    act(() => tree().focus());
    await userEvent.keyboard('{Control>}d{/Control}');

    expect(region('Outline').getByRole('status').textContent).toMatch(refusal);
    expect(page()?.text).toBe(text);
  });

  test('is refused where another window has the scenario, and nothing can be dragged', async () => {
    const { doing, page } = await openPage(PAGE);
    const { text } = page() ?? {};
    await doing(({ noteOwner }) => noteOwner(false));
    act(() => tree().focus());

    await userEvent.keyboard('nov{Delete}');

    const said = region('Outline').getAllByText(/^This scenario is open in another window/);
    expect(said.map(({ className }) => className)).toEqual(['tree__note', 'off']);
    expect(page()?.text).toBe(text);
    expect(row('November')).toHaveAttribute('draggable', 'false');
  });

  test('is refused for a zone, and the refusal goes with the next key', async () => {
    await openPage(PAGE);
    act(() => tree().focus());

    await userEvent.keyboard('{Home}{Delete}');
    const said = region('Outline').getByRole('status').textContent;
    await userEvent.keyboard('{ArrowDown}');

    expect(said).toMatch(/^This is a zone/);
    expect(region('Outline').getByRole('status')).toBeEmptyDOMElement();
  });
});
