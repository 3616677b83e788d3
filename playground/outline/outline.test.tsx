import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { iconIn } from '../layout/icon.testing.ts';
import { connectLateReading } from '../state/ahead/connect-late-reading.ts';
import { aheadReader } from '../state/ahead/read-ahead.ts';
import { connectLargeTexts } from '../state/large-texts/connect-large-texts.ts';
import { sampleScenario } from '../state/sample-scenario.testing.ts';
import { openSampleWindow, region } from '../open-window.testing.tsx';

const title = (words: string) => ({ componentType: 'section-title', title: words });
const PAGE = JSON.stringify({
  data: {
    flexZone: {
      flexComponents: [
        title('November'),
        { componentType: 'accordion', items: [] },
        title('December'),
      ],
    },
    complementaryZone: { flexComponents: [] },
  },
});
const rows = () =>
  region('Outline')
    .getAllByRole('button')
    .slice(1)
    .map(({ textContent }) => textContent);

describe('the outline', () => {
  test('follows what is typed once the preview has painted it', async () => {
    const { store, doing } = await openSampleWindow();
    const painted: (() => void)[] = [];
    connectLargeTexts(store, () => new Promise(() => {}), aheadReader);
    connectLateReading(store, (task) => painted.push(task));

    await doing(({ edit }) =>
      edit('page', sampleScenario.texts.page.replace('November', 'December')),
    );
    const before = rows();
    await doing(({ noteShown }) => noteShown({ problems: [], steps: [] }));
    act(() => painted.forEach((task) => task()));

    expect(before).toEqual(['flexZone1', 'November']);
    expect(rows()).toEqual(['flexZone1', 'December']);
  });

  test('lists zones with how much is in them, and components by title or type', async () => {
    await openSampleWindow({
      scenarios: [{ ...sampleScenario, texts: { ...sampleScenario.texts, page: PAGE } }],
    });

    expect(rows()).toEqual([
      'flexZone3',
      'November',
      'accordion',
      'December',
      'complementaryZoneempty',
    ]);
    const row = region('Outline').getByRole('button', { name: 'November' });
    expect([row.getAttribute('title'), iconIn(row), row.style.paddingInlineStart]).toEqual([
      'section-title',
      'cards',
      '1rem',
    ]);
    expect(
      region('Outline')
        .getByRole('button', { name: 'Outline' })
        .querySelector('[aria-hidden="true"].region__count'),
    ).toHaveTextContent('3');
  });

  test('says what will stand there where a page has no zones', async () => {
    const { doing } = await openSampleWindow();

    await doing(({ edit }) => edit('page', '{"data": {}}'));

    expect(region('Outline').getByText(/^The zones of the page will stand here/)).toBeVisible();
  });

  test('indents what stands inside another component', async () => {
    const { doing } = await openSampleWindow();
    const inner = {
      componentType: 'service-card',
      title: 'Inside',
      link: { text: 'x', url: '/x' },
    };
    const cards = { componentType: 'cards', cards: [inner] };

    await doing(({ edit }) =>
      edit('page', JSON.stringify({ data: { flexZone: { flexComponents: [cards] } } })),
    );

    const row = region('Outline').queryByRole('button', { name: 'Inside' });
    expect(row?.style.paddingInlineStart).toBe('1.875rem');
  });

  test('selects what is chosen, and leads the caret to it', async () => {
    const { field } = await openSampleWindow();
    const row = region('Outline').getByRole('button', { name: 'November' });

    await userEvent.click(row);

    expect(row).toHaveAttribute('aria-current', 'true');
    expect(row).toHaveFocus();
    expect(field().value.slice(field().selectionStart)).toMatch(/^\{\s+"componentType"/);
  });

  test('leads the caret to a zone, too', async () => {
    const { field } = await openSampleWindow();

    await userEvent.click(region('Outline').getByRole('button', { name: /^flexZone/ }));

    expect(field().value.slice(field().selectionStart)).toMatch(/^\{\s+"flexComponents"/);
  });
});
