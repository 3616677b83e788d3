import type { Specimens } from '../specimen/specimen.ts';
import { Price } from './price.tsx';

/** The gallery shows the part in every state that it can be in. */
export const priceSpecimens: Specimens = {
  default: () => (
    <>
      <Price amount="€ 3,50" unit="a month" locale="en-GB" />
      <Price before="from" amount="1 234 567,50 €" unit="for the whole term" locale="en-GB" />
      <Price amount="2.35%" unit="a year, of which 1.40% fidelity premium" locale="en-GB" />
      <Price amount="-" locale="en-GB" />
    </>
  ),
};
