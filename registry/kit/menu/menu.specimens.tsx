import type { Specimens } from '../specimen/specimen.ts';
import type { MenuItem } from './menu-item.ts';
import { Menu } from './menu.tsx';

const TEXTS = { close: 'Close', newTab: '(opens in a new tab)' };

const KINDS: readonly MenuItem[] = [
  {
    id: 'messages',
    label: 'Messages',
    href: '/messages',
    icon: 'vitrine:regular:chat-text',
    counter: 120,
  },
  { id: 'chat', label: 'Chat with us', onClick: 'open-chat', counter: 3 },
  { id: 'invest', label: 'Invest', href: 'https://invest.example' },
  {
    id: 'more',
    label: 'Cards',
    subItems: [{ id: 'credit', label: 'Credit cards', href: '/cards' }],
  },
];

const MANY: readonly MenuItem[] = Array.from({ length: 40 }, (_, index) => ({
  id: `item-${index}`,
  label: 'Donaudampfschifffahrtsgesellschaft'.repeat(3).slice(0, 100),
  href: `/item-${index}`,
}));

/**
 * The gallery shows menus with items of all kinds, and with as many and as long ones as there may
 * be.
 */
export const menuSpecimens: Specimens = {
  kinds: () => <Menu id="apps" label="Apps" triggerText="Apps" items={KINDS} texts={TEXTS} />,
  many: () => <Menu id="apps" label="Apps" triggerText="Apps" items={MANY} texts={TEXTS} />,
};
