import { expect, test } from 'vitest';
import { check } from '#schemas/generated/cards/service-card.check.ts';
import { dropSurplus } from './drop-surplus.ts';

const CARD = { componentType: 'service-card', title: 'Saver Plus' };

test('a right value is returned as it is', () => {
  expect(dropSurplus(check, CARD)).toEqual({ ok: true, value: CARD, surplus: [] });
});

test('what is surplus is taken away and named', () => {
  const link = { text: 'Open', url: '/open', colour: 'red' };

  const read = dropSurplus(check, { ...CARD, mood: 'glad', link });

  expect(read).toEqual({
    ok: true,
    value: { ...CARD, link: { text: 'Open', url: '/open' } },
    surplus: [
      expect.objectContaining({ code: 'unknown-property', pointer: '/mood' }),
      expect.objectContaining({ code: 'unknown-property', pointer: '/link/colour' }),
    ],
  });
});

test('what stands one level too high is surplus where nothing is missing without it', () => {
  const read = dropSurplus(check, { ...CARD, labelType: 'commercial' });

  expect(read).toMatchObject({
    ok: true,
    value: CARD,
    surplus: [{ code: 'misplaced-property', pointer: '/labelType' }],
  });
});

test('a misspelt name whose right one is needed is wrong', () => {
  const read = dropSurplus(check, { componentType: 'service-card', titel: 'Saver Plus' });

  expect(read).toEqual({
    ok: false,
    problems: [expect.objectContaining({ code: 'unknown-property', pointer: '/titel' })],
  });
});

test('a value with another mistake is wrong, surplus or not', () => {
  const read = dropSurplus(check, { ...CARD, title: 5, mood: 'glad' });

  expect(read).toMatchObject({ ok: false, problems: [{}, {}] });
});

test('hundreds of surplus names are not taken away one by one', () => {
  const names = Array.from({ length: 300 }, (_, index) => [`name${index}`, index] as const);
  let checks = 0;
  const countingCheck = (value: unknown) => {
    checks += 1;
    return check(value);
  };

  const read = dropSurplus(countingCheck, { ...CARD, ...Object.fromEntries(names) });

  expect(read.ok).toBe(false);
  expect(checks).toBe(1);
});
