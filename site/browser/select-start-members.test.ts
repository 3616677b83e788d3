import { expect, test } from 'vitest';
import { experience } from '../experience.ts';
import { selectStartMembers } from './select-start-members.ts';

test('start-up gets what it reads of an experience, and nothing that pages alone need', () => {
  const { locales, segments, hasOffers, hasSuggestions, ...others } = selectStartMembers({
    ...experience,
    consent: { levels: { storedForms: 2 } },
    apiOrigin: 'https://api.meridia.example',
  });

  expect(locales[0]).toEqual({ locale: 'en-GB' });
  expect(segments?.[0]).toEqual({
    id: 'individuals',
    cookieValue: 'Individuals',
    homes: experience.segments?.[0]?.homes,
  });
  expect({ hasOffers, hasSuggestions }).toEqual({ hasOffers: true, hasSuggestions: true });
  expect(others).toEqual({
    levels: { storedForms: 2 },
    apiOrigin: 'https://api.meridia.example',
    enhancedWebview: experience.enhancedWebview,
    measurement: experience.measurement,
    reports: experience.reports,
  });
});
