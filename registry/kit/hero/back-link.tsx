import { arrowLeft } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { isShown, type Link } from '../text-links/is-shown.ts';
import './back-link.css';

interface BackLinkOptions {
  readonly link: Link | undefined;
}

/**
 * The way back to the page above this one.
 *
 * @example <BackLink link={{ text: 'Borrowing', url: '/en/individuals/borrowing' }} />
 */
export function BackLink({ link, className, ...rest }: PartProps<'a', BackLinkOptions>) {
  if (!isShown(link)) return null;
  return (
    <a className={joinClassNames('back-link', className)} href={link.url} {...rest}>
      <Icon drawing={arrowLeft} size={20} />
      {link.text}
    </a>
  );
}
