import { act, screen } from '@testing-library/react';
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
const inspector = () => region('Inspector');
const openInspector = () =>
  userEvent.click(inspector().getByRole('button', { name: 'Inspector', expanded: false }));

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
    expect(field()).toHaveFocus();
    expect(field().value.slice(field().selectionStart)).toMatch(/^\{\s+"componentType"/);
  });

  test('leads the caret to a zone, too', async () => {
    const { field } = await openSampleWindow();

    await userEvent.click(region('Outline').getByRole('button', { name: /^flexZone/ }));

    expect(field().value.slice(field().selectionStart)).toMatch(/^\{\s+"flexComponents"/);
  });
});

describe('the inspector', () => {
  test('is folded where there is no room for it, and says what will stand in it', async () => {
    await openSampleWindow();

    await openInspector();

    expect(inspector().getByText(/^Select a component in the outline\./)).toBeVisible();
    expect(inspector().getByText(/^The steps that led to the page will stand here/)).toBeVisible();
  });

  test('is open where there is room for it', async () => {
    const { environment } = await openSampleWindow();
    environment.matching.add('(min-width: 1600px)');

    await openSampleWindow({ environment });

    const states = screen
      .getAllByRole('button', { name: 'Inspector' })
      .map((button) => button.getAttribute('aria-expanded'));
    expect(states).toEqual(['false', 'true']);
  });

  test('shows what is selected: its name, its place and its type', async () => {
    await openSampleWindow();
    await openInspector();

    await userEvent.click(region('Outline').getByRole('button', { name: 'November' }));

    const name = inspector().getByText('November');
    expect(iconIn(name)).toBe('cards');
    expect(inspector().getByText('/data/flexZone/flexComponents/0')).toBeVisible();
    expect(
      inspector().getByText(/^The fields of this section-title will stand here/),
    ).toBeVisible();
  });

  test('shows each step that led to the page, and how it ended', async () => {
    const { doing } = await openSampleWindow();
    await openInspector();
    const step = {
      step: 'route',
      decision: 'found',
      reason: 'by default',
      durationMs: 12.4,
      end: 'done',
    };
    const problem = {
      code: 'slow',
      severity: 'warning',
      pointer: '/a',
      message: 'Slow.',
      fix: 'Wait.',
    };

    await doing(({ noteShown }) =>
      noteShown({
        steps: [step, { ...step, step: 'macros', durationMs: 3_000.6, end: 'timed-out' }] as never,
        problems: [problem] as never,
      }),
    );

    const [route, macros, reported] = inspector().getAllByRole('listitem');
    expect(route).toHaveTextContent('route: foundby default12 ms');
    expect([route, macros].map((each) => [each?.getAttribute('data-end'), iconIn(each)])).toEqual([
      ['done', 'check-circle-fill'],
      ['timed-out', 'warning-fill'],
    ]);
    expect(macros).toHaveTextContent('3001 ms');
    expect(reported).toHaveTextContent('Slow. Wait.');
    expect(reported).toHaveAttribute('data-severity', 'warning');
    expect(
      inspector()
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Why it is here', 'Reported by the preview']);
  });

  test('has no list of problems where the preview reported none', async () => {
    const { doing } = await openSampleWindow();
    await openInspector();

    await doing(({ noteShown }) => noteShown({ steps: [], problems: [] }));

    expect(inspector().queryByText('Reported by the preview')).toBeNull();
    expect(inspector().queryByText(/^The steps that led/)).toBeNull();
  });
});
