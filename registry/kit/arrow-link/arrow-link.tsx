import { arrowRight } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import './arrow-link.css';

interface ArrowLinkText {
  readonly children: string;
}

type ArrowLinkProps =
  | PartProps<'a', ArrowLinkText & { readonly href: string }>
  | PartProps<'span', ArrowLinkText & { readonly href?: undefined }>;

/**
 * A text with an arrow, which leads on. Without an address it only looks like a link, for a place
 * inside something that is one already.
 *
 * @example <ArrowLink href="/en/individuals/loans">All loans</ArrowLink>
 */
export function ArrowLink({ children, className, ...rest }: ArrowLinkProps) {
  const content = (
    <>
      {children}
      <Icon drawing={arrowRight} />
    </>
  );
  return rest.href === undefined ? (
    <span className={joinClassNames('more', className)} {...rest}>
      {content}
    </span>
  ) : (
    <a className={joinClassNames('more', className)} {...rest}>
      {content}
    </a>
  );
}
