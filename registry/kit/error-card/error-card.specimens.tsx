import type { Specimens } from '../specimen/specimen.ts';
import { ErrorCard } from './error-card.tsx';

const link = { text: 'To Individuals', url: '#home' };

/** The gallery shows the part in every state that it can be in. */
export const errorCardSpecimens: Specimens = {
  part: () => (
    <ErrorCard heading="This part is missing" text="We cannot show it right now." link={link} />
  ),
  'long-words': () => (
    <ErrorCard
      heading="Versicherungsgesellschaftsverzeichnis nicht verfügbar"
      text="Bitte versuchen Sie es später noch einmal. Ihre Eingaben sind nicht verloren."
    />
  ),
  page: () => (
    <ErrorCard
      size="page"
      heading="Page not found"
      text="We cannot find the page you are looking for."
      link={link}
    />
  ),
};
