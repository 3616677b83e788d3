import type { Specimens } from '../specimen/specimen.ts';
import { Usps } from './usps.tsx';

const point = (strong: string, more: string) => [{ tag: 'strong', children: [strong] }, ` ${more}`];

const POINTS = [
  { icon: 'vitrine:regular:clock', body: point('Answer in a day', 'On working days.') },
  { icon: 'vitrine:regular:lock-key', body: point('One rate', 'The same in year one and seven.') },
  { body: point('Without an icon', 'The text keeps its line.') },
];

/** The gallery shows the part in every state that it can be in. */
export const uspsSpecimens: Specimens = {
  three: () => <Usps usps={POINTS} />,
  four: () => <Usps usps={[...POINTS, ...POINTS.slice(0, 1)]} />,
};
