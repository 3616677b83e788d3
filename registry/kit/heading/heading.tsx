import type { ReactNode } from 'react';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import './heading.css';

interface HeadingOptions {
  readonly children: ReactNode;
}

/**
 * The heading of a section of the page, one level below the page's title.
 *
 * @example <Heading id="loans">Loans</Heading>
 */
export function Heading({ children, className, ...rest }: PartProps<'h2', HeadingOptions>) {
  return (
    <h2 className={joinClassNames('heading', className)} {...rest}>
      {children}
    </h2>
  );
}
