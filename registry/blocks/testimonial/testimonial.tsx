import type { TestimonialProps } from '#schemas/generated/blocks/testimonial.ts';
import { canShow, Picture } from '../../kit/picture/picture.tsx';
import './testimonial.css';

const PORTRAIT = [
  { media: '(width < 600px)', width: 112, height: 112 },
  { width: 224, height: 224 },
];

/** Quotes what a customer says about the bank. */
export function Testimonial({ quote, authorName, jobTitle, image }: TestimonialProps) {
  const hasPortrait = canShow(image);
  const hasAuthor = Boolean(authorName) || Boolean(jobTitle);
  return (
    <div className="testimonial">
      <div className="testimonial__panel" data-picture={hasPortrait}>
        {hasPortrait && (
          <Picture className="testimonial__portrait" image={image} sizes={PORTRAIT} />
        )}
        <figure className="testimonial__words">
          <blockquote className="testimonial__quote">
            <p>{quote}</p>
          </blockquote>
          {hasAuthor && (
            <figcaption className="testimonial__author">
              {authorName && <strong className="testimonial__name">{authorName}</strong>}
              {jobTitle && <span>{jobTitle}</span>}
            </figcaption>
          )}
        </figure>
      </div>
    </div>
  );
}
