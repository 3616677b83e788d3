import { act, fireEvent, screen } from '@testing-library/react';
import { openOnPage, type FeaturePage, type FeaturePageOptions } from '../feature-page.testing.tsx';
import { appointment } from './index.ts';

const properties = {
  name: 'appointment',
  topics: [
    { value: 'home-loan', label: 'A home loan' },
    { value: 'saving', label: 'Saving' },
  ],
  ways: ['branch', 'video', 'telephone'],
  branches: [
    { value: 'ghent-korenmarkt', label: 'Ghent Korenmarkt' },
    { value: 'leuven', label: 'Leuven' },
  ],
  endpoint: '/appointments/open',
  complete: { title: 'Your appointment is made', text: 'An e-mail is on its way.' },
  withoutScript: {
    text: 'Ring us.',
    links: [{ text: '+32 2 555 01 20', url: 'tel:+3225550120' }],
  },
};

export const NOW = Date.UTC(2026, 10, 27, 9);
const WEEK = {
  week: '2026-11-30',
  days: [
    { date: '2026-12-01', times: ['09:30', '10:00'] },
    { date: '2026-12-02', times: ['14:00'] },
    { date: '2026-12-03', times: [] },
  ],
  later: '2026-12-07',
};
const FULL = { week: '2026-12-07', days: [{ date: '2026-12-08', times: [] }], earlier: WEEK.week };
const PERSONAL = 'cookiesOptin=true; thirdpartyOptin=false';
export const TYPED = { name: 'Ada Canary', email: 'ada@canary.example', note: 'A canary sings' };

interface Sent {
  readonly values: unknown;
  readonly key: string | null;
}

let page: FeaturePage | undefined;
let stored: Map<string, string>;

/** Begins anew, with a tab in which nothing is stored. */
export function startTab(): void {
  stored = new Map();
  document.title = 'Appointment';
  document.body.innerHTML = '<div id="page"></div>';
}

/** Leaves the page. */
export function closePage(): void {
  act(() => page?.dispose());
  page = undefined;
}

/** The page that is open. */
export const getPage = () => page;

/** All that the storage of the tab holds, by its keys; a test may put another in its place. */
export const getStored = () => stored;
export function setStored(entries: Map<string, string>): void {
  stored = entries;
}

interface Services {
  readonly times?: (query: URLSearchParams) => Response | Promise<Response>;
  /** The answers to bookings, in turn; all others are taken. */
  readonly bookings?: readonly (() => Response | Promise<Response>)[];
}

export const answerWeek = (query: URLSearchParams) =>
  Response.json(query.get('week') === FULL.week ? FULL : WEEK);

/** Opens the page of the appointment, and notes what it sends to book. */
export async function open(services: Services = {}, options: Partial<FeaturePageOptions> = {}) {
  const { times = answerWeek, bookings = [] } = services;
  const sent: Sent[] = [];
  document.body.innerHTML = '<div id="page"></div>';
  page = await openOnPage({
    feature: { name: 'appointment', properties },
    entries: [appointment],
    now: NOW,
    stored,
    cookies: PERSONAL,
    async answer(request) {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith('/free-times')) return times(searchParams);
      const key = request.headers.get('idempotency-key');
      sent.push({ values: JSON.parse(await request.text()), key });
      return bookings[sent.length - 1]?.() ?? Response.json({});
    },
    ...options,
  });
  return sent;
}

/** Loads the page anew: nothing is left of it but the storage of the tab. */
export async function reload(options: Partial<FeaturePageOptions> = {}, services: Services = {}) {
  closePage();
  return open(services, options);
}

export const choose = (label: string) =>
  fireEvent.click(screen.getByRole('radio', { name: label }));
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const heading = (name: RegExp) => screen.findByRole('heading', { name });
export const valueOf = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label).value;

export async function goToTimes(way = 'By video call') {
  choose('A home loan');
  choose(way);
  press('Continue');
  await heading(/^Step 2 of 3/);
}

export async function goToPerson() {
  await goToTimes();
  fireEvent.click(await screen.findByRole('radio', { name: 'Tuesday 1 December' }));
  choose('10:00');
  press('Continue');
  await heading(/^Step 3 of 3/);
}

export function typePerson() {
  type('Your name', TYPED.name);
  type('E-mail address', TYPED.email);
  type(/^Anything we should know/, TYPED.note);
}
