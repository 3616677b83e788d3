import type { LinkGroup } from '#schemas/generated/shell/footer.ts';
import { isShown } from '../../kit/text-links/is-shown.ts';

interface FooterColumnsProps {
  readonly groups: readonly LinkGroup[] | undefined;
  readonly label: string | undefined;
}

/** The columns of links. One whose links do not count is left out, heading and all. */
export function FooterColumns({ groups = [], label }: FooterColumnsProps) {
  const shown = groups.filter(({ textLinks }) => textLinks.some(isShown));
  if (shown.length === 0) return null;

  return (
    <nav className="footer__columns" aria-label={label}>
      {shown.map(({ title, textLinks }, index) => (
        <div key={index}>
          <h2 className="footer__heading">{title}</h2>
          <ul>
            {textLinks.filter(isShown).map((link, place) => (
              <li key={place}>
                <a className="footer__link" href={link.url}>
                  {link.text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
