import { expect, test } from 'vitest';
import type { Scenario } from '#schemas/generated/scenario.ts';
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
  ['session=business', { session: 'business' }],
  ['levelOfAssurance=5', { levelOfAssurance: 5 }],
  ['experiment=loan:b', { experiment: 'loan:b' }],
  ['experiment=b', { experiment: 'b' }],
  ['offer=a:b&offer=c:d', { query: 'offer=a%3Ab&offer=c%3Ad' }],
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

const hasShell = (page: Scenario['page'], query: string) =>
  hasShellAround({ title: 'x', page }, new URLSearchParams(query));

test('header and footer are around pages, and around a component where the address asks for them', () => {
  const component = { component: 'cards/service-card/full' };

  expect(hasShell({ fixture: 'en/individuals' }, '')).toBe(true);
  expect(hasShell(component, 'shell=shown')).toBe(true);
  expect(hasShell(component, '')).toBe(false);
  expect(hasShell(component, 'shell=hidden')).toBe(false);
  expect(hasShell({ specimen: 'button/looks' }, '')).toBe(false);
});
