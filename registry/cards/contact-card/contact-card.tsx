import type { ContactCardProps } from '#schemas/generated/cards/contact-card.ts';
import { ArrowLink } from '../../kit/arrow-link/arrow-link.tsx';
import { Card } from '../../kit/card/card.tsx';
import { canShow, Picture } from '../../kit/picture/picture.tsx';
import type { WithTextMessages } from '../../kit/rich-text/text-messages.ts';
import { isShown, type Link } from '../../kit/text-links/is-shown.ts';
import { caretRightBold, envelopeSimple, phone } from '../../kit/icon/drawings.ts';
import { Icon, type Drawing } from '../../kit/icon/icon.tsx';
import './contact-card.css';

const PORTRAIT = [{ width: 200, height: 200 }];

/** The zero in brackets is dialled inside the country only. */
const INSIDE_THE_COUNTRY = /(?<=\+.*)\(0\)/;
const FIGURE = { isFigure: true };
const NOT_DIALLED = /[^\d+]/g;

/** Says how to reach somebody. */
export function ContactCard(props: ContactCardProps & WithTextMessages) {
  const { messages, ...content } = props;
  const { image, link } = content;
  const portrait = canShow(image) && (
    <Picture className="contact-card__portrait" image={image} sizes={PORTRAIT} />
  );
  return (
    <Card
      className="contact-card"
      content={content}
      messages={messages}
      media={portrait}
      foot={isShown(link) && <ArrowLink>{link.text}</ArrowLink>}
      aside={<Ways items={listContactWays(content)} />}
    />
  );
}

/** The ways to reach somebody, a link each. */
function Ways({ items }: { readonly items: readonly Way[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="contact-card__ways">
      {items.map(({ id, drawing = caretRightBold, text, url, isFigure = false }) => (
        <li key={id}>
          <a className="contact-card__way" href={url}>
            <Icon drawing={drawing} size={20} />
            {isFigure ? <bdi>{text}</bdi> : <span>{text}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A way to reach somebody. */
interface Way extends Link {
  readonly id: string;
  readonly drawing?: Drawing;
  /** A number or an address, which whatever is around it does not turn round. */
  readonly isFigure?: boolean;
}

/** Lists the ways to reach a contact, telephone first. A way that leads nowhere is left out. */
export function listContactWays(
  card: Pick<ContactCardProps, 'phoneNumber' | 'email' | 'textLinks'>,
): readonly Way[] {
  const { phoneNumber = '', email = '', textLinks = [] } = card;
  const ways: readonly Way[] = [
    { id: 'phone', ...FIGURE, drawing: phone, text: phoneNumber, url: dialling(phoneNumber) },
    { id: 'email', ...FIGURE, drawing: envelopeSimple, text: email, url: mailTo(email) },
    ...textLinks.map((link, index) => ({ id: `link-${index}`, ...link })),
  ];
  return ways.filter(isShown);
}

function dialling(number: string): string {
  return `tel:${number.replace(INSIDE_THE_COUNTRY, '').replaceAll(NOT_DIALLED, '')}`;
}

/** Nothing in the address can add a subject or another reader. */
function mailTo(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
}
