import { expect, test } from 'vitest';
import * as cards from '#schemas/generated/blocks/cards.check.ts';
import * as serviceCard from '#schemas/generated/cards/service-card.check.ts';
import { prepareProps } from './prepare-props.ts';

test('the props of a component are its values, prepared, without what is for the page', () => {
  const authored = {
    componentType: 'service-card',
    id: 'saver',
    taxonomies: [{ key: 'personalization', values: [] }],
    title: 'Saver Plus',
    body: '<em>x</em>',
    link: { text: 'Open', url: 'javascript:x' },
  };

  expect(prepareProps(authored, serviceCard.shape, { locale: 'en-GB' })).toEqual({
    title: 'Saver Plus',
    body: [{ tag: 'em', children: ['x'] }],
    link: { text: 'Open', url: '' },
  });
  expect(authored).toHaveProperty('id', 'saver');
});

test('components inside it are left out', () => {
  const authored = { componentType: 'cards', title: 'Accounts', cards: [{ title: 'x' }] };

  expect(prepareProps(authored, cards.shape, { locale: 'en-GB' })).toEqual({ title: 'Accounts' });
});
