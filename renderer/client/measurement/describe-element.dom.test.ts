import { afterEach, expect, test } from 'vitest';
import { describeElement } from './describe-element.ts';

afterEach(() => document.body.replaceChildren());

const PAGE = `
<div data-slot="topBar"><div class="slot" data-type="top-bar"><header>
  <a href="#main">Skip</a>
  <button id="menu" type="button" popovertarget="apps" data-measure-event="menu">Apps</button>
  <nav data-measure-event="segment"><a id="segment" href="/en/business"><b>Business</b></a></nav>
  <a id="language" href="/fr" hreflang="fr-BE">Français</a>
</header></div></div>
<div data-zone="flexZone"><div class="run">
  <div class="slot"><section class="paragraph by-somebody"><a id="link" href="/cards?q=secret">
    All  <b>ca&shy;rds</b> </a><a id="icon" href="/" aria-label="Home"><svg></svg></a></section></div>
  <div class="slot"><section class="cards"><div>
    <div class="slot"><article class="news-card card"><h3>News</h3></article></div>
    <div class="slot"><article class="service-card card"><h3><a id="card" href="/saving">Saver</a></h3>
      <a id="in-card" href="tel:1">Call us</a></article></div>
  </div></section></div>
  <div class="slot"><div class="call-to-action">
    <button id="call" type="button" data-measure="call-to-action">Ask us</button>
    <a id="image" href="/"><img alt="Ask Elise" src="data:,"></a>
    <label data-measure="form"><textarea id="typed">typed words</textarea></label>
  </div></div>
</div></div>
<a id="outside" href="/">Outside</a>
<button id="plain" type="button"><i>Open</i></button>
<a id="button" href="#part" role="button">Questions</a>
<a id="disabled" role="link" data-measure="call-to-action" aria-disabled="true">Later</a>
<div inert><a id="inert" href="/">Other offer</a></div>`;

/** Describes a click on the element with an id, as its fields in their order. */
function describeById(id: string) {
  document.body.innerHTML = PAGE;
  const target = document.getElementById(id) ?? document.body;
  return Object.values(describeElement(target.querySelector('b') ?? target) ?? {});
}

const element = (type: string, content: string, position: string) => [
  'ELEMENTS_ACTIONS',
  type,
  content,
  'click',
  position,
];

test.each([
  ['link', element('link', 'All cards', 'flexZone/1/paragraph/1')],
  ['icon', element('link', 'Home', 'flexZone/1/paragraph/2')],
  ['card', element('card', 'Saver', 'flexZone/2/cards/2/service-card/1')],
  ['in-card', element('link', 'Call us', 'flexZone/2/cards/2/service-card/2')],
  ['call', element('call-to-action', 'Ask us', 'flexZone/3/call-to-action/1')],
  ['image', element('link', 'Ask Elise', 'flexZone/3/call-to-action/2')],
  ['typed', element('form', '', 'flexZone/3/call-to-action/3')],
  ['outside', element('link', 'Outside', 'page/1')],
  ['menu', ['EVENT', 'menu']],
  ['segment', ['EVENT', 'segment']],
  ['language', ['EVENT', 'language']],
])('a click on the element %s is the event %j', (id, event) => {
  expect(describeById(id)).toEqual(event);
});

test.each(['plain', 'button', 'disabled', 'inert'])(
  'a click on the element %s is no event',
  (id) => {
    expect(describeById(id)).toEqual([]);
  },
);
