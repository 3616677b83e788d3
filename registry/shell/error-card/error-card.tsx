import type { ErrorMessage, ShellProps } from '#renderer';
import { ButtonLink } from '../../kit/button-link/button-link.tsx';
import { isShown } from '../../kit/text-links/is-shown.ts';
import { TippedMark } from './tipped-mark.tsx';
import './error-card.css';

/** Stands where a page cannot: what happened, and where to go from here. */
export function ErrorCard({ data }: ShellProps<ErrorMessage>) {
  if (!data) return null;

  const { heading, text, link } = data;
  return (
    <section className="error-card">
      <TippedMark />
      <h1 className="error-card__heading">{heading}</h1>
      <p className="error-card__text">{text}</p>
      {isShown(link) && (
        <ButtonLink href={link.url} color="indigo">
          {link.text}
        </ButtonLink>
      )}
    </section>
  );
}
