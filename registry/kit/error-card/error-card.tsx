import { Button } from '../button/button.tsx';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { isShown, type Link } from '../text-links/is-shown.ts';
import './error-card.css';

interface ErrorCardOptions {
  readonly heading: string;
  readonly text: string;
  readonly link?: Link | undefined;
  /** `page` replaces a whole page, whose heading is then its own; `part` replaces a part of one. */
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

/** The mark with one arch tipped over. */
function TippedMark() {
  return (
    <svg
      className="error-card__mark"
      width="192"
      height="104"
      viewBox="0 0 240 130"
      fill="none"
      strokeLinecap="round"
      aria-hidden
    >
      <circle className="error-card__halo" cx="120" cy="74" r="56" />
      <path className="error-card__ground" d="M32 114h176" strokeWidth="6" />
      <path className="error-card__arch" d="M66 114V78a26 26 0 0 1 52 0v36z" />
      <path
        className="error-card__tipped-arch"
        d="M124 114l-4-36a26 26 0 0 1 51-9l9 45z"
        transform="rotate(12 150 114)"
      />
      <path
        className="error-card__clatter"
        d="M196 40l10-14M206 54l18-6M184 32l-2-16"
        strokeWidth="5"
      />
    </svg>
  );
}
