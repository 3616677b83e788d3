import type { SocialMediaLinks } from '#schemas/generated/shell/footer.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { findDrawing } from '../../kit/icon/named-drawing.ts';

interface SocialLinksProps {
  readonly social: SocialMediaLinks | undefined;
}

/** The bank on social networks. */
export function SocialLinks({ social }: SocialLinksProps) {
  const shown = social?.socialLinks.filter(({ link }) => link.url) ?? [];
  if (shown.length === 0) return null;

  return (
    <nav aria-label={social?.title}>
      <ul className="footer__social">
        {shown.map(({ description, icon, iconIdHover, link }, index) => (
          <li key={index}>
            <a className="footer__social-link" href={link.url} aria-label={description}>
              <span className="footer__social-icon" data-hover={false}>
                <Icon drawing={findDrawing(icon)} size={24} />
              </span>
              <span className="footer__social-icon" data-hover>
                <Icon drawing={findDrawing(iconIdHover ?? icon)} size={24} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
