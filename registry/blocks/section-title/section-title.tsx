import type { SectionTitleProps } from '#schemas/generated/blocks/section-title.ts';
import { Heading } from '../../kit/heading/heading.tsx';
import { slugOf } from './slug-of.ts';
import './section-title.css';

/** Heads a part of the page, and is the place that links to that part lead to. */
export function SectionTitle({ title }: SectionTitleProps) {
  return (
    <div className="section-title">
      <Heading id={slugOf(title)}>{title}</Heading>
    </div>
  );
}
