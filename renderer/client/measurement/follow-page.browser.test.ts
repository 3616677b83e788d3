import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { MeasurementEvent } from '../../services/measurement/index.ts';
import { dispatchPageEvent, PAGE_SHOWN } from '../hydrate/dispatch-events.ts';
import { followPage } from './follow-page.ts';
import { collectClicks, type EarlyClicks } from './collect-clicks.ts';

const HTML = `<div data-zone="flexZone"><div class="slot" data-type="paragraph">
  <a href="#more">More</a><button type="button">Plain</button>
  <button type="button" popovertarget="panel" data-measure-event="menu">Menu</button>
  <div id="panel" popover="auto">Items</div></div></div>`;

afterEach(() => document.body.replaceChildren());

/** A page that a visitor sees as soon as it is ready; gives its element and what is recorded. */
function openPage(clicks?: EarlyClicks) {
  const element = document.getElementById('page') ?? showPage();
  const recorded: MeasurementEvent[] = [];
  const stop = followPage(window, {
    measure: { record: (event) => void recorded.push(event) },
    clicks,
    url: () => new URL('https://www.meridia.test/en/individuals'),
  });
  onTestFinished(stop);
  const written = () => recorded.map((event) => Object.values(event).join(' '));
  return { element, written };
}

function showPage(): HTMLElement {
  const element = document.createElement('div');
  element.id = 'page';
  element.innerHTML = HTML;
  document.body.append(element);
  document.documentElement.dataset['status'] = 'ready';
  onTestFinished(() => document.documentElement.removeAttribute('data-status'));
  return element;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = () => userEvent.click(screen.getByRole('link'));
const MORE = 'ELEMENTS_ACTIONS link More click flexZone/1/paragraph/1';
const VIEW = 'PAGE individuals';

test('a click is an event though others keep it to themselves, and each click is one', async () => {
  const { element, written } = openPage();
  await expect.poll(written).toEqual([VIEW]);
  element.addEventListener('click', (event) => event.stopPropagation(), { capture: true });

  await follow();
  await press('Plain');
  await press('Menu');
  await press('Menu');
  element.querySelector('a')?.click();

  expect(written()).toEqual([VIEW, MORE, 'EVENT individuals menu']);
});

test('what a visitor clicked on before the code was there counts as well, once', async () => {
  showPage();
  const clicks = collectClicks(window);
  await follow();

  const { written } = openPage(clicks);
  await expect.poll(written).toEqual([MORE, VIEW]);
  await follow();

  expect(written()).toEqual([MORE, VIEW, MORE]);
});

test('another page in the same document is another view, and so is one that comes back', async () => {
  const { element, written } = openPage();
  await expect.poll(written).toEqual([VIEW]);

  element.dataset['pageName'] = '404 page not found';
  dispatchPageEvent(element, PAGE_SHOWN, {});
  delete element.dataset['pageName'];
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));

  expect(written()).toEqual([
    VIEW,
    'PAGE 404 page not found',
    'ERROR Error retrieving content: Page not found technical-error',
    VIEW,
  ]);
});

test('errors, videos and choices of cookies are events, wherever on it they are told', async () => {
  const { element, written } = openPage();
  await expect.poll(written).toEqual([VIEW]);

  dispatchPageEvent(element, 'analytics-error', { message: 'Too late' });
  dispatchPageEvent(element, 'route-import-failed', { problem: { message: 'No code' } });
  dispatchPageEvent(element, 'save-succeeded', { level: 3 });
  dispatchPageEvent(element, 'cancelled', undefined);
  dispatchPageEvent(element, 'video-ended', { source: '/a.mp4' });

  expect(written().slice(1)).toEqual([
    'ERROR Too late analytics-error',
    'ERROR No code route-import-failed',
    'EVENT individuals cookie-save-succeeded',
    'EVENT individuals cookie-cancelled',
    'EVENT individuals video-ended',
  ]);
});

test('an element of somebody else is measured by an event that it dispatches', async () => {
  const { element, written } = openPage();
  const detail = { type: 'FORM_STEP', formId: 'loan', formStep: 1 };
  const shadow = element.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });

  const target = shadow.appendChild(document.createElement('div'));
  target.dispatchEvent(new CustomEvent('measure', { detail, bubbles: true, composed: true }));
  target.dispatchEvent(new Event('measure', { bubbles: true, composed: true }));

  expect(written()).toEqual(['FORM_STEP loan 1']);
});
