import { expect, test } from 'vitest';
import { listContactWays } from './contact-card.tsx';

test.each([
  ['+32 2 555 01 44', 'tel:+3225550144'],
  ['015 55 01 12', 'tel:015550112'],
  ['+49 (0)221 555-01 44', 'tel:+492215550144'],
  ['(0)15 55 01 12', 'tel:015550112'],
  ['0800 12 345, day and night', 'tel:080012345'],
])('of the number %s the digits are dialled: %s', (phoneNumber, url) => {
  expect(listContactWays({ phoneNumber })).toMatchObject([{ text: phoneNumber, url }]);
});

test('nothing in an address for mail adds a subject or another reader', () => {
  const [way] = listContactWays({ email: 'ask@meridia.example?bcc=others' });

  expect(way?.url).toBe('mailto:ask@meridia.example%3Fbcc%3Dothers');
});

test('what leads nowhere is no way', () => {
  const textLinks = [
    { text: ' ', url: '/en' },
    { text: 'Nowhere', url: '' },
  ];

  expect(listContactWays({ textLinks })).toEqual([]);
  expect(listContactWays({})).toEqual([]);
});
