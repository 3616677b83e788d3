import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import './page-title.css';

/** By this prop the renderer tells a header that the page has another one before it. */
export interface HeaderPlace {
  readonly isSecondHeader?: boolean | undefined;
}

interface PageTitleOptions extends HeaderPlace {
  /** One text, or its parts, each on a line of its own. */
  readonly children: string | readonly string[];
  /** Large for a page that stands for itself, plain for one among many. */
  readonly size?: 'large' | 'plain';
}

/**
 * The title of a header: the page's only h1. In a second header of the page it is an h2, and looks
 * the same.
 *
 * @example <PageTitle>{['Warm walls.', 'Lower bills.']}</PageTitle>
 */
export function PageTitle(props: PartProps<'h1', PageTitleOptions>) {
  const { children, isSecondHeader = false, size = 'plain', className, ...rest } = props;
  const Heading = isSecondHeader ? 'h2' : 'h1';
  return (
    <Heading className={joinClassNames('page-title', className)} data-size={size} {...rest}>
      {typeof children === 'string' ? children : children.map(partOf)}
    </Heading>
  );
}

/** The blank parts the words where the lines are not seen. */
function partOf(text: string, index: number) {
  return (
    <span className="page-title__part" key={index}>
      {index > 0 && ' '}
      {text}
    </span>
  );
}
