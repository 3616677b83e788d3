import { ArrowLink } from '../arrow-link/arrow-link.tsx';
import { ButtonLook } from '../button/button-look.tsx';
import type { Specimens } from '../specimen/specimen.ts';
import { Card } from './card.tsx';

const CONTENT = {
  title: 'Saver Plus',
  intro: 'Interest from the first euro, and your money whenever you need it.',
  image: { original: '/images/savings-jar.svg', alt: '' },
  link: { text: 'Open it', url: '#open' },
  promotionalLabel: { body: 'Until 31 December', labelType: 'commercial' as const },
};

/** The gallery shows the frame of cards in every size, and one with nothing but a long title. */
export const cardSpecimens: Specimens = {
  sizes: () => (
    <>
      <Card
        content={{ ...CONTENT, cardSize: 'small', title: 'A small card' }}
        foot={<ArrowLink>Open it</ArrowLink>}
      />
      <Card
        content={{ ...CONTENT, cardSize: 'medium', title: 'A medium card' }}
        foot={<ButtonLook color="indigo">Open it</ButtonLook>}
      >
        <p>1.85 % a year, paid on 31 December.</p>
      </Card>
      <Card
        content={{ ...CONTENT, cardSize: 'large', title: 'A large card' }}
        meta={<p>For everybody from 12 years on</p>}
        foot={<ButtonLook color="indigo">Open it</ButtonLook>}
      />
    </>
  ),
  'title-only': () => (
    <Card content={{ title: 'Berufsunfähigkeitszusatzversicherungsbedingungen im Vergleich' }} />
  ),
};
