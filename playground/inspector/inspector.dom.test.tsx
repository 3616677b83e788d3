import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { iconIn } from '../layout/icon.testing.ts';
import { openSampleWindow, region } from '../open-window.testing.tsx';

const inspector = () => region('Inspector');
const openInspector = () =>
  userEvent.click(inspector().getByRole('button', { name: 'Inspector', expanded: false }));
const explain = async () => {
  await openInspector();
  await userEvent.click(inspector().getByRole('tab', { name: 'Explain' }));
};

describe('the inspector', () => {
  test('is folded where there is no room for it, and says what will stand in its tabs', async () => {
    await openSampleWindow();

    await openInspector();

    expect(inspector().getByText(/^Select a component in the outline\./)).toBeVisible();

    await userEvent.click(inspector().getByRole('tab', { name: 'Explain' }));
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

  test('shows each step that led to the page, and how it ended', async () => {
    const { doing } = await openSampleWindow();
    await explain();
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
    await explain();

    await doing(({ noteShown }) => noteShown({ steps: [], problems: [] }));

    expect(inspector().queryByText('Reported by the preview')).toBeNull();
    expect(inspector().queryByText(/^The steps that led/)).toBeNull();
  });

  test('leads from tab to tab by arrow keys, Home and End', async () => {
    await openSampleWindow();
    await explain();

    await userEvent.keyboard('{ArrowLeft}{End}{Home}');

    expect(inspector().getByRole('tab', { name: 'Fields', selected: true })).toHaveFocus();
    expect(inspector().getByRole('tabpanel', { name: 'Fields' })).toBeVisible();
  });
});
