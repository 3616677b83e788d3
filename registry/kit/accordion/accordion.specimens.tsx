import type { Specimens } from '../specimen/specimen.ts';
import { AccordionItems } from './accordion-items.tsx';
import { AccordionSection } from './accordion-section.tsx';

const ITEMS = [
  {
    id: 'block',
    header: 'How do I block my card?',
    content: <p>In the app, open the card and choose Block.</p>,
  },
  {
    id: 'open',
    header: 'Can I open an account without coming to a branch?',
    content: <p>Yes, in the app, with your identity card.</p>,
  },
  {
    id: 'conditions',
    header:
      'Welche Berufsunfähigkeitszusatzversicherungsbedingungen gelten für die Kraftfahrzeughaftpflichtversicherung, und ab wann genau?',
    content: (
      <p>
        Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz.{' '}
        <a href="#conditions">Read the conditions</a>
      </p>
    ),
  },
];

/**
 * The gallery shows accordions with all items closed, with several open, and with one open where
 * only one may be.
 */
export const accordionSpecimens: Specimens = {
  closed: () => <AccordionItems items={ITEMS} />,
  several: () => <AccordionItems items={ITEMS} defaultValue={['block', 'conditions']} />,
  section: () => (
    <AccordionSection
      title="What people ask us most"
      items={[
        {
          title: 'How do I block my card?',
          richBody: { value: ['In the app, open the card and choose Block.'] },
          cta: { textLink: { text: 'Block my card', url: '#block' } },
        },
        { title: 'Can I open an account without coming to a branch?' },
      ]}
    />
  ),
  exclusive: () => <AccordionItems items={ITEMS} defaultValue={['block', 'open']} isExclusive />,
};
