import type { Specimens } from '../specimen/specimen.ts';
import { CallToActions } from './call-to-action.tsx';

const open = { text: 'Open an account', url: '#open' };
const compare = { text: 'Compare', url: '#compare' };
const long = { text: 'Baufinanzierungsrechner öffnen', url: '#long' };

/** The gallery shows the part in every state that it can be in. */
export const callToActionSpecimens: Specimens = {
  row: () => (
    <CallToActions
      cta={{ textLink: open, microCopy: 'Three minutes, no login needed' }}
      secondaryCta={{ textLink: compare }}
    />
  ),
  stacked: () => (
    <CallToActions
      cta={{ textLink: long, microCopy: 'Unverbindlich' }}
      secondaryCta={{ textLink: compare }}
    />
  ),
  indigo: () => <CallToActions color="indigo" cta={{ textLink: open }} />,
  outline: () => <CallToActions cta={{ textLink: open }} look="outline" />,
  button: () => <CallToActions cta={{ textLink: { text: 'Ask us' } }} />,
};
