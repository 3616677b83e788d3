import type { ReactNode } from 'react';
import './heading.css';

interface HeadingProps {
  readonly id?: string;
  readonly children: ReactNode;
}

/** The heading of a part of the page, one level below the page's title. */
export function Heading({ id, children }: HeadingProps) {
  return (
    <h2 className="heading" id={id}>
      {children}
    </h2>
  );
}
