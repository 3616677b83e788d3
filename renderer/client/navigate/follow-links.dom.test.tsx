import { afterEach, expect, test } from 'vitest';
import { findFollowedLink } from './follow-links.ts';

const HERE = { origin: location.origin, pathname: '/en/cards', search: '?a=1' };

afterEach(() => document.body.replaceChildren());

/** The address that a click on a link follows, if any. */
function clicked(html: string, click: MouseEventInit = {}): string | undefined {
  document.body.insertAdjacentHTML('beforeend', html);
  const target = document.body.querySelector('b') ?? document.body.lastElementChild;
  let followed: HTMLAnchorElement | undefined;
  document.addEventListener('click', onClick);
  target?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...click }),
  );
  document.removeEventListener('click', onClick);
  return followed?.pathname;

  function onClick(event: MouseEvent) {
    followed = findFollowedLink(event, HERE);
    event.preventDefault();
  }
}

test.each([
  ['a link', '<a href="/en/saving">Saving</a>'],
  ['what stands in one', '<a href="/en/saving"><span><b>Saving</b></span></a>'],
  ['one for the same window', '<a href="/en/saving" target="_self">Saving</a>'],
  ['one with a place on another page', '<a href="/en/saving#rates">Saving</a>'],
])('a click on %s is followed', (_, html) => {
  expect(clicked(html)).toBe('/en/saving');
});

test('a link to the same page with another query is followed', () => {
  expect(clicked('<a href="/en/cards?a=2">Cards</a>')).toBe('/en/cards');
});

test.each([
  ['one for another window', '<a href="/en/saving" target="_blank">Saving</a>'],
  ['a download', '<a href="/en/rates.pdf" download>Rates</a>'],
  ['another site', '<a href="https://shop.meridia.test/">Shop</a>'],
  ['a mail address', '<a href="mailto:cards@meridia.test">Mail</a>'],
  ['a phone number', '<a href="tel:+3225550170">Call</a>'],
  ['a place on the same page', '<a href="/en/cards?a=1#rates">Rates</a>'],
  ['the top of the same page', '<a href="/en/cards?a=1#">Up</a>'],
  ['no link', '<button>Save</button>'],
  ['a link without an address', '<a>Nothing</a>'],
])('the browser does what is to be done with %s', (_, html) => {
  expect(clicked(html)).toBeUndefined();
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a click with %o means another window, say', (click) => {
  expect(clicked('<a href="/en/saving">Saving</a>', click)).toBeUndefined();
});

test('what a component has done with the click is not done again', () => {
  const link = Object.assign(document.createElement('a'), { href: '/en/saving' });
  document.body.append(link);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.addEventListener('click', (event) => event.preventDefault());

  link.dispatchEvent(click);

  expect(findFollowedLink(click, HERE)).toBeUndefined();
});
