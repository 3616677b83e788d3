import type { Specimens } from '../specimen/specimen.ts';
import { ProductTile } from './product-tile.tsx';

const CONTENT = {
  title: 'Fixed for 20 years',
  body: [{ tag: 'p', children: ['For a home of your own, with an energy label of A or B.'] }],
  image: { original: '/images/house-keys.svg', alt: '' },
  promotionalLabel: { body: 'Green rate' },
  promoText: ['3.15% a year, fixed'],
  checkMarkList: ['A firm offer within two working days', 'Skip one payment a year'],
  link: { text: 'Simulate my loan', url: '#simulate' },
};

/** The gallery shows the part with everything, and with a title only. */
export const productTileSpecimens: Specimens = {
  full: () => <ProductTile content={CONTENT} />,
  'title-only': () => (
    <ProductTile content={{ title: 'Berufsunfähigkeitszusatzversicherung ohne Wartezeit' }} />
  ),
};
