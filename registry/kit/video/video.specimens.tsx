import type { Specimens } from '../specimen/specimen.ts';
import { Video } from './video.tsx';

const ADDRESSES = { original: '/documents/a-quarter-to-seven.webm' };

/** The gallery shows the part with a picture, and without one. */
export const videoSpecimens: Specimens = {
  poster: () => (
    <Video
      addresses={ADDRESSES}
      label="Elise goes to market"
      poster={{ original: '/images/shop-street.svg', alt: '' }}
    />
  ),
  'without-poster': () => <Video addresses={ADDRESSES} label="Elise goes to market" />,
};
