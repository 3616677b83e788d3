import { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { iconIn } from '../layout/icon.testing.ts';
import { loadChangeFinder } from '../state/fixes/connect-changes.ts';
import { openSampleWindow, region } from '../open-window.testing.tsx';

const items = () => region('Problems').queryAllByRole('listitem');
const total = () =>
  region('Problems')
    .getByRole('button', { name: 'Problems' })
    .querySelector('[aria-hidden="true"][data-alarming]');
const cards = (...types: readonly string[]) =>
  JSON.stringify({
    data: { flexZone: { flexComponents: types.map((componentType) => ({ componentType })) } },
  });
const many = (length: number) => cards(...Array.from({ length }, () => 'servise-card'));

describe('the problems', () => {
  test('are none where every document keeps to its schema, and it says so', async () => {
    await openSampleWindow();

    expect(items()).toEqual([]);
    expect(region('Problems').getByText(/^No problems\./)).toBeVisible();
    expect(region('Problems').getByRole('status')).toBeEmptyDOMElement();
    expect(total()).toHaveTextContent('0');
    expect(total()).toHaveAttribute('data-alarming', 'false');
  });

  test('are not said to be none before anything was checked', async () => {
    const { doing, store } = await openSampleWindow();

    const { known: _known, ...unread } = store.getState();
    await doing(() => store.setState(unread, true));

    expect(region('Problems').queryByText(/^No problems\./)).toBeNull();
    expect(region('Problems').getByText('Opening…')).toBeVisible();
  });

  test('stand with what is wrong, what to do, their code and their place', async () => {
    const { doing } = await openSampleWindow();

    await doing(({ edit }) => edit('page', cards('servise-card')));

    const [item] = items();
    expect(items()).toHaveLength(1);
    expect(item).toHaveAttribute('data-severity', 'error');
    expect(iconIn(item)).toBe('x-circle-fill');
    expect(item).toHaveTextContent('Error:Unknown component: servise-card.');
    expect(item).toHaveTextContent('Page model /data/flexZone/flexComponents/0/componentType');
    expect(item?.textContent).toMatch(/unknown-component1:57/);
    expect(region('Problems').queryByText(/^No problems\./)).toBeNull();
    expect(total()).toHaveAttribute('data-alarming', 'true');
  });

  test('of the whole document are at its beginning, and each document is named', async () => {
    const { doing } = await openSampleWindow();

    await doing(({ edit }) => edit('page', '[]'));
    await doing(({ edit }) => edit('macros', '[]'));

    expect(items().map((item) => item.querySelector('small')?.textContent)).toEqual([
      'Page model /',
      'Macros /',
    ]);
    expect(total()).toHaveTextContent('2');
  });

  test('are corrected where the right spelling is known', async () => {
    const { doing, page } = await openSampleWindow();
    await doing(({ edit }) => edit('page', cards('servise-card', 'zzzzzzzzzzzz')));
    const offered = items().map((item) => within(item).getAllByRole('button').length);

    await userEvent.click(region('Problems').getByRole('button', { name: 'Use service-card' }));

    expect(offered).toEqual([2, 1]);
    expect(page()?.text).toBe(cards('service-card', 'zzzzzzzzzzzz'));
  });

  test('that are about something missing are corrected by what the schemas say', async () => {
    const { doing, page, store } = await openSampleWindow();
    await doing(({ edit }) => edit('page', cards('section-title')));
    const before = items().map((item) => within(item).getAllByRole('button').length);

    const findChange = await loadChangeFinder();
    await doing(() => store.setState({ findChange }));
    await userEvent.click(region('Problems').getByRole('button', { name: 'Add “title”' }));

    expect(before).toEqual([1]);
    expect(page()?.text).toContain('"title":"Picked for November"');
    expect(items()).toEqual([]);
  });

  test('that only warn look and read otherwise', async () => {
    const { doing, store } = await openSampleWindow();
    const { playground } = store.getState();
    const place = { line: 1, column: 1, offset: 0, length: 1, isQuoted: false };
    const warning = {
      code: 'long',
      severity: 'warning',
      pointer: '/a',
      message: 'Long.',
      fix: 'Cut.',
      place,
    } as const;
    if (!playground) throw new Error('Nothing is open.');
    const page = { ...playground.documents.page, problems: [warning] };

    await doing(() =>
      store.setState({
        playground: { ...playground, documents: { ...playground.documents, page } },
      }),
    );

    expect(items()[0]).toHaveTextContent('Warning:Long.Cut.Page model /along1:1');
    expect(iconIn(items()[0])).toBe('warning-fill');
  });

  test('beyond two hundred are counted and not listed', async () => {
    const { doing } = await openSampleWindow();
    await doing(({ edit }) => edit('page', many(200)));
    const all = [items().length, region('Problems').queryByText(/^And /)];

    await doing(({ edit }) => edit('page', many(203)));

    expect(all).toEqual([200, null]);
    expect(items()).toHaveLength(200);
    expect(region('Problems').getByText('And 3 more. Mend some of these first.')).toBeVisible();
  });
});
