import { afterEach, expect, test } from 'vitest';
import { followSuccesses } from './follow-variant.ts';

const SHOWN = { key: 'loan', variant: 'first-home' };
const SUCCESSES = [
  { key: 'loan', link: '/en/contact' },
  { key: 'loan', feature: 'loan-simulator' },
  { key: 'other', link: '/en/cards' },
];

afterEach(() => document.body.replaceChildren());

/** A page that shows the variant, whose visitor has chosen a level; gives what is registered. */
function openPage(level: string) {
  document.body.innerHTML = `<a href="/en/contact#top"><b>Contact</b></a><a href="/en/cards"><i>Cards</i></a>
    <div class="slot" data-type="loan-simulator"><form><button type="button">Go</button></form></div>`;
  const registered: object[] = [];
  followSuccesses(window, SHOWN, {
    experience: { experiments: { list: [], successes: SUCCESSES } },
    experiments: { registerSuccess: async (reached) => void registered.push(reached) },
    host: { cookie: (name) => (name === 'cookiesOptin' ? level : undefined), console },
  });
  return registered;
}

const fire = (selector: string, name: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(name, { bubbles: name === 'click' }));

test('a followed link and an event of a feature are a success, each once', () => {
  const registered = openPage('true');

  fire('b', 'click');
  fire('b', 'click');
  const links = registered.length;
  fire('form', 'submit');

  expect([links, registered]).toEqual([1, [SHOWN, SHOWN]]);
});

test.each([
  ['another link', 'true', 'i', 'click'],
  ['another event of the feature', 'true', 'form', 'reset'],
  ['a link without consent', 'false', 'b', 'click'],
])('%s is none', (_, ...[level, selector, name]) => {
  const registered = openPage(level);

  fire(selector, name);

  expect(registered).toEqual([]);
});
