import type { ContactCardProps } from '#schemas/generated/cards/contact-card.ts';
import { ArrowLink } from '../../kit/arrow-link/arrow-link.tsx';
import { Card } from '../../kit/card/card.tsx';
import { canShow, Picture } from '../../kit/picture/picture.tsx';
import type { WithTextMessages } from '../../kit/rich-text/text-messages.ts';
import { isShown } from '../../kit/text-links/is-shown.ts';
import { caretRightBold } from '../../kit/icon/drawings.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { listContactWays, type Way } from './list-contact-ways.ts';
import './contact-card.css';

const PORTRAIT = [{ width: 200, height: 200 }];

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
