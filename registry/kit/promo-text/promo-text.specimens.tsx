import type { Specimens } from '../specimen/specimen.ts';
import { PromoText } from './promo-text.tsx';

/**
 * The gallery shows a figure before its words, a figure among them, words without a figure, and
 * long words.
 */
export const promoTextSpecimens: Specimens = {
  default: () => (
    <>
      <PromoText text={['2.35% a year, of which 1.40% fidelity premium']} />
      <PromoText text={['€\u00A03.50 a month']} />
      <PromoText text={['now from 2.95% APR, fixed']} />
      <PromoText text={['Free for a year']} />
      <PromoText
        text={['3,15% Jahreszins, Haushaltsversicherungsbeitragsrückerstattung inbegriffen']}
      />
    </>
  ),
};
