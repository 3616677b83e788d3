import { expect, test } from 'vitest';
import type { GalleryScenario } from './gallery-scenario.ts';
import { getPictureWidth } from './picture-width.ts';

const scenario: GalleryScenario = {
  id: 'page/home',
  title: 'Home',
  description: '',
  tags: [],
  kind: 'page',
  locale: 'en-GB',
  segment: 'individuals',
  checks: ['clean'],
  expectedFaults: [],
  version: '',
};

test('a picture has the width that was chosen, else the one its scenario is made for', () => {
  const phone = { ...scenario, width: 360 };

  expect(getPictureWidth(phone, 'own')).toBe(360);
  expect(getPictureWidth(scenario, 'own')).toBe(1440);
  expect(getPictureWidth(phone, '840')).toBe(840);
});
