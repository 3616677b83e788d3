import type { Specimens } from '../specimen/specimen.ts';
import { CheckMarkList } from './check-mark-list.tsx';

const ITEMS = [
  { id: 'app', text: 'Opened in the app in five minutes' },
  { id: 'refund', text: 'Haushaltsversicherungsbeitragsrückerstattungen ohne weiteren Antrag' },
  {
    id: 'long',
    text: 'A line that is so long that it has to go on below itself, where it starts under its own first word and not under the mark, however wide the page is',
  },
];

/** The gallery shows the part in every state that it can be in. */
export const checkMarkListSpecimens: Specimens = {
  default: () => <CheckMarkList items={ITEMS} />,
};
