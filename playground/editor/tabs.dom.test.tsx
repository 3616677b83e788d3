import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openSampleWindow, region } from '../open-window.testing.tsx';

const marks = () =>
  tabList()
    .getAllByRole('tab')
    .map((each) => each.querySelector('[aria-hidden="true"]'))
    .map((mark) => [mark?.textContent, mark?.querySelectorAll('.dot').length]);

const press = (key: string) =>
  tab('Page model').dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

const NAMES = ['Page model', 'Macros', 'Experiments', 'Offers', 'Experience', 'Shell'];
const tabList = () => within(screen.getByRole('tablist', { name: 'Documents' }));
const tab = (name: string) => tabList().getByRole('tab', { name });
const selected = () => tabList().getByRole('tab', { selected: true }).textContent;
const panel = () => screen.getByRole('tabpanel');

describe('the editor’s tabs', () => {
  test('stand in their order, the first one in front, and control the panel below', async () => {
    await openSampleWindow();

    const tabs = tabList().getAllByRole('tab');

    expect(tabs.map(({ textContent }) => textContent)).toEqual(NAMES);
    expect(tabs.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1, -1]);
    expect(tabs.map((each) => each.getAttribute('aria-controls'))).toEqual(
      NAMES.map(() => panel().id),
    );
    expect(new Set(tabs.map(({ id }) => id)).size).toBe(NAMES.length);
    expect(panel()).toHaveAccessibleName('Page model');
    expect(screen.getByRole('tablist')).toHaveAttribute('tabindex', '-1');
  });

  test.each([
    ['Page model', '{ArrowRight}', 'Macros'],
    ['Shell', '{ArrowRight}', 'Page model'],
    ['Macros', '{ArrowLeft}', 'Page model'],
    ['Page model', '{ArrowLeft}', 'Shell'],
    ['Offers', '{Home}', 'Page model'],
    ['Macros', '{End}', 'Shell'],
  ])('from %s the key %s leads to %s, with the focus', async (from, key, to) => {
    await openSampleWindow();
    await userEvent.click(tab(from));

    await userEvent.keyboard(key);

    expect(selected()).toBe(to);
    expect(tab(to)).toHaveFocus();
    expect(tab(to).tabIndex).toBe(0);
    expect(panel()).toHaveAccessibleName(to);
  });

  test('take those keys for themselves, and leave all others alone', async () => {
    await openSampleWindow();

    expect([press('ArrowDown'), press('a'), press('End')]).toEqual([true, true, false]);
  });

  test.each(NAMES)('show in %s a document to edit', async (name) => {
    const { field } = await openSampleWindow();

    await userEvent.click(tab(name));

    expect(field()).toHaveAccessibleName(name);
    expect(JSON.parse(field().value)).toBeTruthy();
    expect(field().readOnly).toBe(false);
  });

  test('mark, for the eye alone, which document was changed and how many problems it has', async () => {
    const { doing } = await openSampleWindow();
    const before = marks();

    await doing(({ edit }) => edit('macros', '{"savings": 1, "loans": 2}'));

    const none = ['', 0];
    expect(before).toEqual(NAMES.map(() => none));
    expect(marks()).toEqual([none, ['2', 1], none, none, none, none]);
    expect(tab('Macros')).toBeInTheDocument();
  });
});

describe('the document of a tab', () => {
  test('is edited in a field of its name, and each keeps its own text', async () => {
    const { field, store } = await openSampleWindow();
    await userEvent.click(tab('Macros'));
    expect(field()).toHaveAccessibleName('Macros');

    await userEvent.type(field(), 'x', { initialSelectionStart: 0 });

    const documents = store.getState().playground?.documents;
    expect(documents?.macros.text).toMatch(/^x\{\n {2}"savings"/);
    expect(documents?.page.text).not.toMatch(/^x/);
  });

  test('is undone and done again by key in its field', async () => {
    const { field, page } = await openSampleWindow();
    const own = page()?.text;
    await userEvent.type(field(), 'x', { initialSelectionStart: 0 });

    await userEvent.keyboard('{Control>}z{/Control}');
    const undone = page()?.text;
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');

    expect([undone, page()?.text]).toEqual([own, `x${own}`]);
  });

  test('can only be read before it is there', async () => {
    const { field } = await openSampleWindow({ scenarios: [] });

    expect([field().readOnly, field().value]).toEqual([true, '']);
  });

  test('can only be read while another window has it', async () => {
    const { doing, store, field } = await openSampleWindow();
    const before = field().readOnly;

    await doing(() => store.setState({ isElsewhere: true }));

    expect([before, field().readOnly]).toEqual([false, true]);
  });

  test('says below where the caret is', async () => {
    const { field } = await openSampleWindow();

    await userEvent.pointer({ target: field(), offset: 4, keys: '[MouseLeft]' });

    expect(screen.getByText('Ln 2, Col 3')).toBeInTheDocument();
    expect(region('Editor').getByRole('textbox')).toBe(field());
  });

  test('has the caret where a problem of it stands, and the other one has not', async () => {
    const { doing, field } = await openSampleWindow();
    await doing(({ edit }) => edit('macros', '{\n"savings": 1}'));

    await userEvent.click(region('Problems').getByRole('button', { name: /savings/ }));

    expect(selected()).toMatch(/^Macros/);
    expect(field()).toHaveFocus();
    expect(field().value.slice(field().selectionStart)).toBe('1}');
  });
});
