import { expect, test } from 'vitest';
import { check } from '#schemas/generated/shell/top-bar.check.ts';

const ITEM = {
  id: 'messages',
  label: 'Messages',
  href: '/messages',
  hrefTarget: '_blank',
  icon: 'vitrine:regular:user',
  svg: '/images/user.svg',
  counter: 3,
  onClick: 'open-messages',
  subItems: [{ id: 'sent', label: 'Sent', href: '/sent' }],
  lang: 'fr-BE',
};

test('ME-001 a menu item has these fields and no others', () => {
  expect(check({ topBar: { helpMenuItems: [ITEM] } })).toEqual([]);
  expect(check({ topBar: { helpMenuItems: [{ ...ITEM, badge: 3 }] } })).toHaveLength(1);
  expect(check({ topBar: { helpMenuItems: [{ id: 'messages' }] } })).toHaveLength(1);
});
