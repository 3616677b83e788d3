import type { SocialMediaLinks } from '#schemas/generated/shell/footer.ts';
import { NamedIcon } from '../../kit/icon/named-icon.tsx';

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
                <NamedIcon id={icon} size={24} />
              </span>
              <span className="footer__social-icon" data-hover>
                <NamedIcon id={iconIdHover ?? icon} size={24} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
