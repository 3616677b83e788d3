import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { FAULT_KINDS } from '#fixtures';
import { MESSAGES } from '../environment/messages.ts';
import { openSampleWindow, region } from '../open-window.testing.tsx';
import { controls } from '../conditions/controls.ts';
import { ENDPOINTS } from '../conditions/faults.ts';
import { MEDIA_FEATURES } from '../conditions/media-features.ts';
import { joinFrame } from './join-frame.testing.ts';

const SHOWN = { type: 'vitrine:shown', status: 200, problems: [], missing: [], steps: [] };
const NOT_HEEDED = MESSAGES['en-GB'].notHeededYet;
const group = (name: string) => within(region('Preview').getByRole('group', { name }));
const frame = () => screen.queryByTitle<HTMLIFrameElement>('Preview');

async function openPanel(name: 'Visitor' | 'Faults') {
  const opened = await openSampleWindow();
  const joined = await act(() => joinFrame(frame()));
  await act(() => joined.answer({ ...SHOWN, sequence: 1 }));
  await userEvent.click(region('Preview').getByRole('button', { name }));
  let answered = 1;
  /**
   * Returns the request that was sent last. Each answer may bring the next request, so it answers
   * until no more come.
   */
  const asked = async () => {
    await act(joined.paint);
    while (joined.shows().length > answered) {
      answered += 1;
      // oxlint-disable-next-line no-await-in-loop
      await act(() => joined.answer({ ...SHOWN, sequence: answered }));
      // oxlint-disable-next-line no-await-in-loop
      await act(joined.paint);
    }
    return joined.shows().at(-1);
  };
  const conditions = () => opened.store.getState().playground?.selects.conditions;
  return { ...opened, asked, conditions };
}

describe('Visitor', () => {
  test('has a control for each member of the schema and each media feature, by its name', async () => {
    await openPanel('Visitor');

    for (const { label } of [...controls, ...MEDIA_FEATURES]) {
      expect(group('Visitor').getByLabelText(label)).toBeVisible();
    }
  });

  test('each control says whether anything heeds it', async () => {
    await openPanel('Visitor');

    const all = [...controls, ...MEDIA_FEATURES];
    const described = all.filter(({ label }) =>
      group('Visitor').getByLabelText(label).matches('[aria-describedby]'),
    );

    expect(described).toEqual(all.filter(({ isHeeded }) => !isHeeded));
    expect(group('Visitor').getAllByText(NOT_HEEDED)).toHaveLength(4);
  });

  test('asks the preview for what is chosen: of a list, yes or no, a text, a time in UTC', async () => {
    const { asked } = await openPanel('Visitor');
    const visitor = group('Visitor');

    await userEvent.selectOptions(visitor.getByLabelText('Consent'), '2');
    await userEvent.click(visitor.getByLabelText('Native'));
    await userEvent.type(visitor.getByLabelText('Level of assurance'), '5');
    await userEvent.type(visitor.getByLabelText('Experiment'), 'b');
    fireEvent.change(visitor.getByLabelText('Clock'), { target: { value: '2026-12-24T18:30' } });
    await userEvent.selectOptions(visitor.getByLabelText('Reduced motion'), 'reduce');

    expect(await asked()).toMatchObject({
      scenario: {
        consent: 2,
        native: true,
        levelOfAssurance: 5,
        experiment: 'b',
        clock: '2026-12-24T18:30:00Z',
      },
      media: { 'prefers-reduced-motion': 'reduce' },
    });
  });

  test('takes a time back', async () => {
    const { conditions } = await openPanel('Visitor');
    const clock = group('Visitor').getByLabelText<HTMLInputElement>('Clock');
    fireEvent.change(clock, { target: { value: '2026-12-24T18:30:05' } });
    const before = conditions();

    await userEvent.click(group('Visitor').getByRole('button', { name: 'Reset' }));

    expect(before).toEqual({ clock: '2026-12-24T18:30:05Z' });
    expect([conditions(), clock.value]).toEqual([{}, '']);
  });

  test('folds, and says on its button how much is chosen', async () => {
    const { doing } = await openPanel('Visitor');
    const button = region('Preview').getByRole('button', { name: 'Visitor' });
    await doing(({ setCondition }) => setCondition('consent', '2'));
    await doing(({ setCondition }) => setCondition('fault-macros', 'hang'));
    const open = button.getAttribute('aria-expanded');

    await userEvent.click(button);

    expect([open, button.textContent]).toEqual(['true', 'Visitor1']);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(region('Preview').queryByRole('group', { name: 'Visitor' })).toBeNull();
  });
});

describe('Faults', () => {
  test('each endpoint can fail in every way that there is', async () => {
    await openPanel('Faults');

    const choices = ENDPOINTS.map((endpoint) => {
      const select = group('Faults').getByLabelText<HTMLSelectElement>(endpoint);
      return [...select.options].map(({ value }) => value);
    });

    expect(choices).toEqual(ENDPOINTS.map(() => ['', ...FAULT_KINDS]));
  });

  test('a kind has what it needs, which is passed on as it is typed', async () => {
    const { asked } = await openPanel('Faults');
    const faults = group('Faults');

    await userEvent.selectOptions(faults.getByLabelText('macros'), 'slow');
    const first = await asked();
    fireEvent.change(faults.getByLabelText('macros delayMs'), { target: { value: '2500' } });
    await userEvent.selectOptions(faults.getByLabelText('cms-data'), 'hang');

    expect(first).toMatchObject({ scenario: { faults: { macros: { delayMs: 1000 } } } });
    expect(faults.getAllByLabelText(/^cms-data ./)).toEqual([
      faults.getByLabelText('cms-data times'),
    ]);
    expect(faults.getByLabelText('macros delayMs')).toHaveValue(2500);
  });

  test('one meets so many calls as are typed, every one again where that is emptied', async () => {
    const { asked, conditions } = await openPanel('Faults');
    const faults = group('Faults');
    await userEvent.selectOptions(faults.getByLabelText('macros'), 'status');
    const times = faults.getByLabelText('macros times');

    fireEvent.change(times, { target: { value: '2' } });
    const some = await asked();
    fireEvent.change(faults.getByLabelText('macros status'), { target: { value: '404' } });
    const both = conditions();
    fireEvent.change(times, { target: { value: '' } });

    expect(some).toMatchObject({ scenario: { faults: { macros: { kind: 'status', times: 2 } } } });
    expect(both).toEqual({ 'fault-macros': 'status*2:404' });
    expect(conditions()).toEqual({ 'fault-macros': 'status:404' });
    expect(times).toHaveAttribute('placeholder', MESSAGES['en-GB'].everyCall);
  });

  test('a number that no fault can have is not passed on', async () => {
    const { conditions } = await openPanel('Faults');
    await userEvent.selectOptions(group('Faults').getByLabelText('macros'), 'status');

    const field = group('Faults').getByLabelText('macros status');
    fireEvent.change(field, { target: { value: '999' } });

    expect(conditions()).toEqual({ 'fault-macros': 'status:500' });
  });

  test('are all taken back at once', async () => {
    const { conditions } = await openPanel('Faults');
    const faults = group('Faults');
    const clear = faults.getByRole('button', { name: 'Clear' });
    expect(clear).toBeDisabled();
    await userEvent.selectOptions(faults.getByLabelText('macros'), 'slow');
    await userEvent.selectOptions(faults.getByLabelText('images'), 'empty');

    await userEvent.click(clear);

    expect(conditions()).toEqual({});
    expect(faults.getByLabelText('macros')).toHaveValue('');
  });
});
