import { Button } from '../button/button.tsx';
import { isShown, type Link } from '../text-links/is-shown.ts';
import { TippedMark } from './tipped-mark.tsx';
import './error-card.css';

interface ErrorCardProps {
  readonly heading: string;
  readonly text: string;
  readonly link?: Link | undefined;
  /** Whether it stands for a whole page, whose heading is its own, or for a part of one. */
  readonly size?: 'page' | 'part';
}

/** Stands where something cannot: what happened, and where to go from here. */
export function ErrorCard({ heading, text, link, size = 'part' }: ErrorCardProps) {
  const Heading = size === 'page' ? 'h1' : 'h3';
  // A part may break while the visitor reads; a page that is broken is read from its beginning anyway.
  const announced = size === 'part' && { role: 'alert' };
  return (
    <section className="error-card" data-size={size} {...announced}>
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
