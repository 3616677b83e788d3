import type { Specimens } from '../specimen/specimen.ts';
import { LegalBanner } from './legal-banner.tsx';

const WARNING = [
  { tag: 'strong', children: ['Borrowing money also costs money.'] },
  ' Representative example: a renovation loan of €\u00A020,000 over 84 months at an APR of 2.95%.',
];
const LONG = [
  'Verbraucherdarlehensvertragswiderrufsbelehrungspflicht und Kreditwürdigkeitsprüfung',
];
const IMAGE = {
  original: '/images/house-keys.svg',
  transformBaseUrl: '/images/house-keys.png',
  extension: 'png',
  alt: '',
};

/** The gallery shows both marks and both styles, with a picture and without. */
export const legalBannerSpecimens: Specimens = {
  marks: () => (
    <>
      <LegalBanner banner={{ body: WARNING, headerBannerType: 'warning' }} />
      <LegalBanner banner={{ body: LONG, headerBannerType: 'information', image: IMAGE }} />
    </>
  ),
  strong: () => (
    <LegalBanner
      banner={{ body: WARNING, headerBannerType: 'warning', componentStyle: 'strong' }}
    />
  ),
};
