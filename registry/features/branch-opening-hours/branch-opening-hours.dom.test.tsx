import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openOnPage, type FeaturePage } from '../feature-page.testing.tsx';
import { branchOpeningHours } from './index.ts';

const FRIDAY = Date.UTC(2026, 10, 20, 9);
const SATURDAY_IN_GREENWICH = Date.UTC(2026, 10, 21, 23, 30);
const hours = {
  name: 'Ghent Korenmarkt',
  timeZone: 'Europe/Brussels',
  days: [
    [
      { from: '09:00', to: '12:30' },
      { from: '13:30', to: '16:30' },
    ],
    [],
    [],
    [],
    [{ from: '09:00', to: '16:30' }],
    [],
    [],
  ],
};
const feature = { name: branchOpeningHours.type, properties: { branch: 'ghent-korenmarkt' } };

let page: FeaturePage | undefined;

beforeEach(() => {
  document.body.innerHTML = '<div id="page"></div>';
});
afterEach(() => {
  page?.dispose();
  document.body.replaceChildren();
});

const open = (options: Partial<Parameters<typeof openOnPage>[0]> = {}) =>
  openOnPage({ feature, answer: () => Response.json(hours), now: FRIDAY, ...options });

describe('BranchOpeningHours', () => {
  test('shows the hours of each day of the week, from Monday on', async () => {
    page = await open();

    const table = within(screen.getByRole('table', { name: 'Opening hours of Ghent Korenmarkt' }));
    const rows = table.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toHaveLength(7);
    expect(rows[0]).toMatch(/^Monday 09:00\D12:30 13:30\D16:30$/u);
    expect(rows[1]).toBe('TuesdayClosed');
  });

  test.each([
    ['en-GB', 'Friday Today', /09:00\D+16:30/u],
    ['fr-BE', 'vendredi Aujourd’hui', /09:00\D+16:30/u],
    ['nl-BE', 'vrijdag Vandaag', /09:00\D+16:30/u],
    ['de-DE', 'Freitag Heute', /09:00\D+16:30/u],
  ])(
    'marks today by the clock of the host, in the language of the page: %s',
    async (locale, day, times) => {
      page = await open({ locale });

      const today = document.querySelector('[aria-current="date"]');
      expect(today?.querySelector('th')).toHaveTextContent(day);
      expect(today?.querySelector('td')?.textContent).toMatch(times);
      expect(document.querySelectorAll('[aria-current="date"]')).toHaveLength(1);
    },
  );

  test.each([
    ['en-GB', '09:00–24:00', '00:00–24:00'],
    ['fr-BE', '09:00 – 24:00', '00:00 – 24:00'],
    ['nl-BE', '09:00–24:00', '00:00–24:00'],
    ['de-DE', '09:00–24:00 Uhr', '00:00–24:00 Uhr'],
  ])('a day that ends at midnight ends at 24:00: %s', async (locale, fromNine, allDay) => {
    const untilMidnight = [
      [{ from: '09:00', to: '00:00' }],
      [{ from: '09:00', to: '24:00' }],
      [{ from: '00:00', to: '00:00' }],
    ];
    const days = hours.days.map((day, index) => untilMidnight[index] ?? day);
    page = await open({ locale, answer: () => Response.json({ ...hours, days }) });

    const times = [...document.querySelectorAll('.branch-opening-hours__time')];
    const texts = times.slice(0, 3).map(({ textContent }) => textContent.replaceAll(/\s/gu, ' '));
    expect(texts).toEqual([fromNine, fromNine, allDay]);
  });

  test('today is the day that it is at the branch', async () => {
    page = await open({ now: SATURDAY_IN_GREENWICH });

    expect(document.querySelector('[aria-current="date"]')).toHaveTextContent('Sunday Today');
  });

  test('asks the branch service for the branch it is configured with', async () => {
    page = await open();

    expect(page.requests).toEqual([
      'https://api.meridia.test/branches/open/opening-hours?branch=ghent-korenmarkt',
    ]);
  });

  test('FP-017 FP-020 keeps the place of the week until the hours are there, and tells what it waits for', async () => {
    page = await open({ answer: () => new Promise<Response>(() => {}), isHanging: true });

    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(screen.queryByRole('table')).toBeNull();
    expect(page.tasks).toEqual(['branch-opening-hours']);
  });

  test.each([
    ['a failure', () => new Response('', { status: 500 })],
    ['a branch without a name', () => Response.json({ ...hours, name: ' ' })],
    ['six days', () => Response.json({ ...hours, days: hours.days.slice(1) })],
    [
      'a time that is none',
      () => Response.json({ ...hours, days: hours.days.map(() => [{ from: '9', to: '12:00' }]) }),
    ],
    [
      'a time after midnight',
      () =>
        Response.json({ ...hours, days: hours.days.map(() => [{ from: '09:00', to: '24:30' }]) }),
    ],
    [
      'an opening at 24:00',
      () =>
        Response.json({ ...hours, days: hours.days.map(() => [{ from: '24:00', to: '09:00' }]) }),
    ],
    ['a time zone that is none', () => Response.json({ ...hours, timeZone: 'Europe/Gent' })],
    ['a day that is none', () => Response.json({ ...hours, days: hours.days.map(() => null) })],
  ])('FP-036 a service that answers with %s leaves a message in its place', async (_, answer) => {
    page = await open({ answer });

    expect(screen.getByRole('alert')).toHaveTextContent(
      'This part cannot be shown right now. Please try again later.',
    );
    expect(screen.queryByRole('table')).toBeNull();
    expect(page.codes).toEqual(['feature-failed']);
  });

  test.each([
    ['fr-BE', 'Cette partie ne peut pas s’afficher pour le moment. Veuillez réessayer plus tard.'],
    ['nl-BE', 'Dit onderdeel kan nu niet worden getoond. Probeer het later opnieuw.'],
    [
      'de-DE',
      'Dieser Teil kann gerade nicht angezeigt werden. Bitte versuchen Sie es später erneut.',
    ],
  ])('FP-036 its message is in the language of the page: %s', async (locale, text) => {
    page = await open({ locale, answer: () => new Response('', { status: 500 }) });

    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });
});
