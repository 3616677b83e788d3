import type { Specimens } from '../specimen/specimen.ts';
import { PromotionalLabel } from './promotional-label.tsx';

/** The gallery shows the part in every state that it can be in. */
export const promotionalLabelSpecimens: Specimens = {
  default: () => (
    <>
      <PromotionalLabel label={{ body: 'Until 31 December', labelType: 'commercial' }} />{' '}
      <PromotionalLabel label={{ body: 'Now in the app', labelType: 'operational' }} />{' '}
      <PromotionalLabel
        label={{ body: 'Nur für kurze Zeit: Kontoführungsgebührenbefreiung bis Jahresende' }}
      />
    </>
  ),
};
