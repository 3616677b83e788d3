import { arrowRight } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import type { Link } from '../text-links/is-shown.ts';
import './more.css';

/** Words with an arrow that invite to go on. Drawn only: it stands in something that is a link already. */
export function DrawnMore({ text }: { readonly text: string }) {
  return <span className="more">{inside(text)}</span>;
}

/** A link that leads on to all there is. */
export function MoreLink({ link }: { readonly link: Link }) {
  return (
    <a className="more" href={link.url}>
      {inside(link.text)}
    </a>
  );
}

function inside(text: string) {
  return (
    <>
      {text}
      <Icon drawing={arrowRight} />
    </>
  );
}
