import { expect, test } from 'vitest';
import { hasShellAround, overrideScenario } from './override-scenario.ts';

const scenario = {
  title: 'Card',
  page: { component: 'cards/service-card/full' },
  locale: 'fr-BE',
  segment: 'individuals',
  session: 'anonymous' as const,
};
const override = (query: string) => overrideScenario(scenario, new URLSearchParams(query));

test.each([
  ['locale=nl-BE', { locale: 'nl-BE' }],
  ['segment=business', { segment: 'business' }],
  ['session=signed-in', { session: 'signed-in' }],
  ['experiment=b', { experiment: 'b' }],
  ['locale=de-DE&session=signed-in', { locale: 'de-DE', session: 'signed-in' }],
])('%s takes the place of what the scenario has', (query, changed) => {
  expect(override(query)).toEqual({ ...scenario, ...changed });
});

test.each([
  '',
  'locale=Klingon',
  'locale=',
  'segment=',
  'session=robot',
  'experiment=',
  'title=Other',
])('"%s" changes nothing', (query) => {
  expect(override(query)).toEqual(scenario);
});

test('what is anonymous by the address is so though the scenario is signed in', () => {
  const signedIn = { ...scenario, session: 'signed-in' as const };

  expect(overrideScenario(signedIn, new URLSearchParams('session=anonymous')).session).toBe(
    'anonymous',
  );
});

test.each([
  ['a page', { fixture: 'en/individuals' }, '', true],
  ['a component', { component: 'cards/service-card/full' }, '', false],
  ['a component', { component: 'cards/service-card/full' }, 'shell=shown', true],
  ['a component', { component: 'cards/service-card/full' }, 'shell=hidden', false],
  ['a specimen', { specimen: 'button' }, '', false],
])('%s %j with the query "%s" has a shell around it: %s', (_, page, query, expected) => {
  expect(hasShellAround({ title: 'x', page }, new URLSearchParams(query))).toBe(expected);
});
