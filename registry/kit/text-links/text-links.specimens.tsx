import type { Specimens } from '../specimen/specimen.ts';
import { TextLinks } from './text-links.tsx';

const LOOKS = ['plain', 'rows', 'columns'] as const;
const ITEMS = [
  { id: 'saving', text: 'Saving', url: '#saving' },
  { id: 'long', text: 'Kraftfahrzeughaftpflichtversicherungen vergleichen', url: '#insurance' },
  { id: 'loans', text: 'Loans for whatever you are planning', url: '#loans' },
];

/** The gallery shows the part in each of its looks. */
export const textLinksSpecimens: Specimens = {
  looks: () => LOOKS.map((look) => <TextLinks key={look} items={ITEMS} look={look} />),
};
