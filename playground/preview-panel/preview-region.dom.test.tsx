import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openSampleWindow, region, SAMPLE_SCENARIOS } from '../open-window.testing.tsx';
import { joinFrame, type JoinedFrame } from './join-frame.testing.ts';

const SHOWN = { type: 'vitrine:shown', status: 200, problems: [], missing: [], steps: [] };
const frame = () => screen.queryByTitle<HTMLIFrameElement>('Preview');
const select = (name: string) =>
  region('Preview').getByRole<HTMLSelectElement>('combobox', { name });
const valuesOf = (name: string) =>
  [...select(name).options].map(({ value, text }) => [value, text]);
const alert = () => region('Preview').getByRole('alert');

async function join(): Promise<JoinedFrame> {
  const joined = await act(() => joinFrame(frame()));
  await act(joined.paint);
  return joined;
}

/** Opens the window, with the watchdog's clock in the test's hand. */
async function openWatched() {
  const ticks = new Map<unknown, () => void>();
  const { setInterval, clearInterval } = globalThis;
  // Others have timers too, such as the frames of the screen.
  vi.spyOn(window, 'setInterval').mockImplementation((tick, delayMs) => {
    if (delayMs !== 1_000) return setInterval(tick, delayMs);
    const timer = {} as NodeJS.Timeout;
    ticks.set(timer, tick);
    return timer;
  });
  vi.spyOn(window, 'clearInterval').mockImplementation((timer) => {
    if (!ticks.delete(timer)) clearInterval(timer);
  });
  const opened = await openSampleWindow();
  const wait = (seconds: number) =>
    act(async () => {
      for (let second = 0; second < seconds; second += 1) ticks.forEach((tick) => tick());
    });
  return { ...opened, wait, joined: await join() };
}

async function openSilent() {
  const opened = await openWatched();
  const before = alert().textContent;
  await opened.wait(4);
  return { ...opened, before };
}

afterEach(() => void vi.restoreAllMocks());

describe('the preview', () => {
  test('is a document of its own, in a sandbox from which nothing leads to this one', async () => {
    await openSampleWindow();

    expect(frame()).toHaveAttribute('src', '/playground/frame.html');
    expect(frame()?.getAttribute('sandbox')?.split(' ')).not.toContain('allow-top-navigation');
    expect(frame()?.getAttribute('sandbox')?.split(' ')).toEqual(
      expect.arrayContaining(['allow-scripts', 'allow-forms']),
    );
  });

  test('is asked for the scenario that is open, and for what every good text after that changes', async () => {
    const { doing } = await openSampleWindow();
    const joined = await join();
    await act(() => joined.answer({ ...SHOWN, sequence: 1 }));

    await doing(({ edit }) => edit('page', '{"data": {}}'));
    await doing(({ edit }) => edit('page', '{"data": '));
    await act(joined.paint);

    expect(joined.shows()).toEqual([
      expect.objectContaining({
        sequence: 1,
        scenario: expect.objectContaining({ title: 'A title' }),
      }),
      {
        type: 'vitrine:show',
        sequence: 2,
        of: 1,
        patch: [{ op: 'remove', path: '/data/flexZone' }],
      },
    ]);
  });

  test('is asked for a scenario before anything has checked it, and not again after that', async () => {
    const before: unknown[] = [];
    let joined: JoinedFrame | undefined;
    await openSampleWindow({
      async loadChecks() {
        joined = await joinFrame(frame());
        before.push(...joined.shows());
        await joined.answer({ ...SHOWN, sequence: 1 });
        return loadKnownChecks();
      },
    });
    await act(async () => joined?.paint());

    expect(before).toMatchObject([{ sequence: 1, scenario: { title: 'A title' } }]);
    expect(before).toHaveProperty('0.page.data.flexZone');
    expect(joined?.shows()).toHaveLength(1);
  });

  test('is what the rest of the window shows of it', async () => {
    const problem = {
      code: 'slow',
      severity: 'warning',
      pointer: '',
      message: 'Slow.',
      fix: 'Wait.',
    };
    const step = {
      step: 'route',
      decision: 'found',
      reason: 'by default',
      durationMs: 12.4,
      end: 'done',
    };
    await openSampleWindow();
    const joined = await join();
    const before = document.documentElement.dataset['status'];

    await act(() =>
      joined.answer({
        ...SHOWN,
        sequence: 1,
        problems: [problem],
        steps: [step, { ...step, durationMs: 2.1 }],
      }),
    );

    expect(before).toBe('loading');
    expect(screen.getByText('Planned in 15 ms')).toBeInTheDocument();
    expect(screen.getByText('Faults: 1')).toBeInTheDocument();
  });

  test('that could not show it says why, and counts nothing', async () => {
    await openSampleWindow();
    const joined = await join();

    await act(() => joined.answer({ type: 'vitrine:failed', sequence: 1, reason: 'No page.' }));

    expect(region('Preview').getByText('The preview could not show this. No page.')).toBeVisible();
    expect(screen.queryByText(/^Planned in/)).toBeNull();
  });

  test('says that it keeps the last good page while a text is broken', async () => {
    const { doing } = await openSampleWindow();
    const words = 'The preview shows the last good page';
    const before = region('Preview').queryByText(words);

    await doing(({ edit }) => edit('macros', '{'));

    expect(before).toBeNull();
    expect(region('Preview').getByText(words)).toBeVisible();
    expect(region('Problems').getByRole('status')).toHaveTextContent(words);
  });
});

describe('the selects above it', () => {
  test('offer what the site has, by name and in their order', async () => {
    await openSampleWindow();

    const names = region('Preview')
      .getAllByRole('combobox')
      .map((each) => each.closest('label')?.querySelector('span')?.textContent);

    expect(names).toEqual(['Locale', 'Segment', 'Viewport', 'Session', 'Zoom']);
    expect(valuesOf('Session')).toEqual([
      ['anonymous', 'Anonymous'],
      ['empty', 'Empty (so far like Anonymous)'],
      ['signed-in', 'Signed in'],
      ['private', 'Private'],
      ['business', 'Business'],
      ['private-and-business', 'Private and business'],
      ['employee', 'Employee (so far like Signed in)'],
    ]);
    expect(valuesOf('Viewport').map(([value]) => value)).toEqual(['360', '840', '1440', '320']);
    expect(select('Viewport').value).toBe('320');
    expect(valuesOf('Locale').map(([value]) => value)).toContain(select('Locale').value);
    expect(select('Locale').value).toBe('fr-BE');
  });

  test('show what holds where nothing is open', async () => {
    await openSampleWindow({ scenarios: [] });

    expect(['Viewport', 'Session'].map((name) => select(name).value)).toEqual(['840', 'anonymous']);
  });

  test('change whom the page is for', async () => {
    await openSampleWindow();
    const joined = await join();
    await act(() => joined.answer({ ...SHOWN, sequence: 1 }));

    await userEvent.selectOptions(select('Session'), 'Signed in');
    await act(joined.paint);

    expect(joined.shows().at(-1)).toMatchObject({ scenario: { session: 'signed-in' } });
  });

  test('change its width, which is made smaller where there is no space for it', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(752);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
    await openSampleWindow();
    const narrow = frame()?.getAttribute('style');

    await userEvent.selectOptions(select('Viewport'), '1440');

    expect(narrow).toBe('width: 320px; height: 500px; transform: scale(1);');
    expect(frame()?.getAttribute('style')).toBe(
      'width: 1440px; height: 900px; transform: scale(0.5);',
    );
    expect(frame()?.parentElement).toHaveStyle({ width: '720px' });
    expect(select('Zoom').selectedOptions[0]?.text).toBe('Fit, 50%');
    const marks = [...document.querySelectorAll<HTMLElement>('.ruler [class*="mark"]')];
    expect(marks.map(({ textContent, style }) => [textContent, style.left])).toEqual([
      ['0', '0px'],
      ['420', '210px'],
      ['600', '300px'],
      ['720', '360px'],
      ['840', '420px'],
      ['960', '480px'],
      ['1280', '640px'],
      ['1440', ''],
    ]);
    expect(document.querySelector('.ruler')).toHaveAttribute('aria-hidden', 'true');
    expect(document.querySelector('.ruler__scale')).toHaveStyle({ width: '720px' });
  });
});

describe('a preview that does not answer', () => {
  test('is noticed, and started again in a frame of its own', async () => {
    const { before } = await openSilent();
    const silent = frame();
    const said = alert().textContent;
    const ways = within(alert()).getAllByRole('button');

    await userEvent.click(within(alert()).getByRole('button', { name: 'Restart preview' }));

    expect(before).toBe('');
    expect(said).toMatch(/^The preview has not answered for some seconds\./);
    expect(ways.map(({ textContent }) => textContent)).toEqual(['Restart preview', 'Stop preview']);
    expect(alert()).toBeEmptyDOMElement();
    expect(frame()).not.toBe(silent);
    const joined = await join();
    expect(joined.shows()).toHaveLength(1);
  });

  test('is stopped until somebody starts it, and is shown then what was typed since', async () => {
    const { doing } = await openSilent();

    await userEvent.click(within(alert()).getByRole('button', { name: 'Stop preview' }));
    const stopped = [frame(), alert().textContent];
    const ways = within(alert()).getAllByRole('button');
    await doing(({ edit }) => edit('page', '{"data": {}}'));
    await userEvent.click(within(alert()).getByRole('button', { name: 'Start preview' }));
    const joined = await join();

    expect(stopped).toEqual([null, expect.stringMatching(/^The preview is stopped\./)]);
    expect(ways).toHaveLength(1);
    expect(joined.shows()).toMatchObject([{ page: { data: {} } }]);
  });

  test('that answers again is left alone', async () => {
    const { joined } = await openSilent();
    const said = alert().textContent;

    await act(() => joined.answer({ type: 'vitrine:pong' }));

    expect(said).not.toBe('');
    expect(alert()).toBeEmptyDOMElement();
  });
});

test('another scenario is asked for, and nothing of the one before it counts', async () => {
  const { doing } = await openSampleWindow();
  const joined = await join();
  await act(() => joined.answer({ ...SHOWN, sequence: 1 }));

  await doing(({ openScenario }) => openScenario(SAMPLE_SCENARIOS[0]?.id ?? ''));
  const counted = screen.queryByText(/^Planned in/);
  await act(joined.paint);

  expect(counted).toBeNull();
  expect(joined.shows().at(-1)).toMatchObject({ scenario: { title: 'Another title' } });
});
