import { expect, test } from 'vitest';
import { findComponentTitle } from './component-title.ts';

test.each([
  ['its title', { title: ' Saver  Plus ', cta: { textLink: { text: 'Open' } } }, 'Saver Plus'],
  ['that of its header', { coreHeader: { title: 'Home loan' } }, 'Home loan'],
  ['that of its button', { title: '', cta: { textLink: { text: 'Open' } } }, 'Open'],
  ['its text without markup', { richBody: { value: '<p>Fixed <b>rate</b></p>' } }, 'Fixed rate'],
  ['the title beside its icon', { iconTitle: { title: 'Popular' } }, 'Popular'],
  ['the first question in it', { items: [{ title: 'How?' }, { title: 'Why?' }] }, 'How?'],
  ['the first link in it', { textLinks: [{ text: 'Forms' }, { text: 'Rates' }] }, 'Forms'],
  ['the beginning of a long one', { title: 'x'.repeat(200) }, 'x'.repeat(80)],
  ['none where it has no words', { title: 7, richBody: { value: '<br>' } }, undefined],
  ['none where it is no component', 'text', undefined],
])('a component is known by %s', (_, component, expected) => {
  expect(findComponentTitle(component)).toBe(expected);
});
