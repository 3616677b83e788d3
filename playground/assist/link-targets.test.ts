import { expect, test } from 'vitest';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { listAnchorTargets } from './link-targets.ts';

const known = await loadKnownChecks();
const title = (text: string, members: object = {}) => ({
  componentType: 'section-title',
  title: text,
  ...members,
});

test('a heading with a macro is a target where its anchor is the same in each language', () => {
  const flexComponents = [
    title('Rates'),
    title('From %{savings:rate}%'),
    title('Up to %{savings:rate}%', { anchor: 'up-to' }),
  ];

  expect(listAnchorTargets({ data: { flexZone: { flexComponents } } }, known)).toEqual([
    { address: '#rates', title: 'Rates' },
    { address: '#up-to', title: 'Up to %{savings:rate}%' },
  ]);
});
