import { Button } from '../button/button.tsx';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { isShown, type Link } from '../text-links/is-shown.ts';
import { TippedMark } from './tipped-mark.tsx';
import './error-card.css';

interface ErrorCardOptions {
  readonly heading: string;
  readonly text: string;
  readonly link?: Link | undefined;
  /** Whether it replaces a whole page, whose heading is its own, or a part of one. */
  readonly size?: 'page' | 'part';
}

/**
 * Takes the place of what cannot be shown: what happened, and where to go from here.
 *
 * @example <ErrorCard heading="This part is missing" text="We cannot show it right now."
 * link={link} />
 */
export function ErrorCard(props: PartProps<'section', ErrorCardOptions>) {
  const { heading, text, link, size = 'part', className, ...rest } = props;
  const Heading = size === 'page' ? 'h1' : 'h3';
  // A part may break while the visitor reads; a page that is broken is read from its beginning
  // anyway.
  const announced = size === 'part' && { role: 'alert' };
  return (
    <section
      className={joinClassNames('error-card', className)}
      data-size={size}
      {...announced}
      {...rest}
    >
      <TippedMark />
      <Heading className="error-card__heading">{heading}</Heading>
      <p className="error-card__text">{text}</p>
      {isShown(link) && (
        <Button href={link.url} color="indigo">
          {link.text}
        </Button>
      )}
    </section>
  );
}
