import { expect, test } from 'vitest';
import { experience } from '../environment/experience.ts';
import { CHOICES, getSelects, applySelects } from './selects.ts';

const scenario = { title: 'Card', page: { component: 'cards/service-card/full' } };

test('the selects offer the languages and segments of the site', () => {
  const { locales, segments = [] } = experience;

  expect(CHOICES.locale).toEqual(locales.map(({ locale }) => locale));
  expect(CHOICES.segment).toEqual(segments.map(({ id }) => id));
  expect(CHOICES.locale).toHaveLength(4);
  expect(CHOICES.segment).toHaveLength(3);
});

test('a scenario that names nothing has the first language and segment, and nobody signed in', () => {
  expect(getSelects(scenario)).toEqual({
    locale: 'en-GB',
    segment: 'individuals',
    viewport: '840',
    session: 'anonymous',
  });
});

test.each([
  [{}, ['de-DE', 'business']],
  [{ locale: 'fr-BE' }, ['fr-BE', 'business']],
  [{ segment: 'individuals' }, ['de-DE', 'individuals']],
])('of a page whose scenario names %j the address says the rest', (named, expected) => {
  const fixture = 'de/geschaeftskunden/kredit';

  const { locale, segment } = getSelects({ title: 'Credit', page: { fixture }, ...named });

  expect([locale, segment]).toEqual(expected);
});

test('what a scenario names is what the selects show', () => {
  const named = {
    ...scenario,
    locale: 'nl-BE',
    segment: 'business',
    viewport: { width: 412 },
    session: 'signed-in' as const,
  };

  expect(getSelects(named)).toEqual({
    locale: 'nl-BE',
    segment: 'business',
    viewport: '412',
    session: 'signed-in',
  });
});

test('a choice changes the visitor of a scenario, and neither its page nor its window', () => {
  const selects = {
    locale: 'de-DE',
    segment: 'business',
    viewport: '1440',
    session: 'signed-in',
  };

  expect(applySelects({ ...scenario, viewport: { width: 360 } }, selects)).toEqual({
    ...scenario,
    viewport: { width: 360 },
    locale: 'de-DE',
    segment: 'business',
    session: 'signed-in',
  });
  expect(applySelects(scenario, { ...selects, session: 'robot' }).session).toBe('anonymous');
});
