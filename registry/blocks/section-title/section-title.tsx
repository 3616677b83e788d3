import type { SectionTitleProps } from '#schemas/generated/blocks/section-title.ts';
import { Heading } from '../../kit/heading/heading.tsx';
import './section-title.css';

/**
 * Heads a part of the page, and is the place that links to that part lead to. The page gives the
 * anchor where the author gives none, since nobody else knows which ids it has already. The page's
 * start scrolls to it, so it needs no script of its own.
 */
export function SectionTitle({ title, anchor }: SectionTitleProps) {
  return (
    <div className="section-title">
      <Heading {...(anchor && { id: anchor, 'data-scroll-target': '' })}>{title}</Heading>
    </div>
  );
}
