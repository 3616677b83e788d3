import type { Specimens } from '../specimen/specimen.ts';
import { AccordionItems } from './accordion-items.tsx';

const HEADERS = [
  'How do I block my card?',
  'Can I open an account without coming to a branch?',
  'Welche Berufsunfähigkeitszusatzversicherungsbedingungen gelten für die Kraftfahrzeughaftpflichtversicherung, und ab wann genau?',
];
const CONTENTS = [
  <p key="block">In the app, open the card and choose Block.</p>,
  <p key="open">Yes, in the app, with your identity card.</p>,
  <p key="conditions">
    Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz.{' '}
    <a href="#conditions">Read the conditions</a>
  </p>,
];

/** What the gallery shows of accordions: all closed, several open, and one open where only one may be. */
export const accordionSpecimens: Specimens = {
  closed: () => <AccordionItems headers={HEADERS} contents={CONTENTS} />,
  several: () => <AccordionItems headers={HEADERS} contents={CONTENTS} initiallyOpen={[0, 2]} />,
  exclusive: () => (
    <AccordionItems headers={HEADERS} contents={CONTENTS} initiallyOpen={[0, 1]} isExclusive />
  ),
};
