import type { ContactCardProps } from '#schemas/generated/cards/contact-card.ts';
import { envelopeSimple, phone } from '../../kit/icon/drawings.ts';
import type { Drawing } from '../../kit/icon/icon.tsx';
import { isShown, type Link } from '../../kit/text-links/is-shown.ts';

/** A way to reach somebody. */
export interface Way extends Link {
  readonly id: string;
  readonly drawing?: Drawing;
  /** A number or an address, which whatever is around it does not turn round. */
  readonly isFigure?: boolean;
}

/** The zero in brackets is dialled inside the country only. */
const INSIDE_THE_COUNTRY = /(?<=\+.*)\(0\)/;
const FIGURE = { isFigure: true };
const NOT_DIALLED = /[^\d+]/g;

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
