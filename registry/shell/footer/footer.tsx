import type { ShellProps, Choice, PageContext } from '#renderer';
import type {
  FooterContent,
  AppStoreLinks,
  LinkGroup,
  SocialMediaLinks,
  CallToAction,
} from '#schemas/generated/shell/footer.ts';
import { ChoiceList } from '../../kit/choice-list/choice-list.tsx';
import { fillMessage } from '../../kit/messages/fill-message.ts';
import { AppStores } from '../../kit/app-stores/app-stores.tsx';
import { isShown } from '../../kit/text-links/is-shown.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { findDrawing } from '../../kit/icon/named-drawing.ts';
import './footer.css';

/** The foot of every page: where else to go, whom to call, and which version this is. */
export function Footer({ data: content, page, messages }: ShellProps<FooterContent>) {
  // 002 §8: without data from the content service the footer stays empty.
  if (!content) return <footer className="footer" />;

  const { appName, year, version, languages } = page;
  const { generalLinks, cardStop, appStores, socialMediaLinks } = content.footer;
  return (
    <footer className="footer" id="site_footer" tabIndex={-1}>
      <div className="footer__top">
        <div className="footer__inside">
          <div className="footer__segments">
            <span className="footer__here">{messages['here']}</span>
            <ChoiceList
              label={messages['segments']}
              items={listSegmentChoices(content, page)}
              data-measure-event="segment"
            />
          </div>
          <ChoiceList label={messages['languages']} items={languages} isLanguages />
        </div>
      </div>
      {(generalLinks || cardStop || appStores) && (
        <div className="footer__main footer__inside">
          <FooterColumns
            groups={generalLinks}
            label={fillMessage(messages['links'], { appName })}
          />
          {(cardStop || appStores) && (
            <div className="footer__aside">
              <CardStop cardStop={cardStop} />
              <FooterApps appStores={appStores} />
            </div>
          )}
        </div>
      )}
      <div className="footer__end">
        <div className="footer__inside">
          <SocialLinks social={socialMediaLinks} />
          <p className="footer__version">
            {fillMessage(messages['version'], { appName, year, version })}
          </p>
        </div>
      </div>
    </footer>
  );
}

/** Where the app is downloaded. Without a link that counts there is no heading either. */
function FooterApps({ appStores }: { readonly appStores: AppStoreLinks | undefined }) {
  if (!appStores) return null;

  const { title, android, ios } = appStores;
  if (![android, ios].some(isShown)) return null;
  return (
    <div className="footer__apps">
      <h2 className="footer__heading">{title}</h2>
      <AppStores android={android} ios={ios} badges="fixed" />
    </div>
  );
}

/**
 * The segments that a visitor can go to: those of the content service, or else of the experience.
 * The content service also says which is the present one and what the footer calls it; where it
 * does not, the page's address decides.
 */
function listSegmentChoices(
  { footer: { customerSegments }, segmentContext }: FooterContent,
  { segments }: Pick<PageContext, 'segments'>,
): readonly Choice[] {
  const { selectedSegmentId, footerSegmentLabel } = segmentContext ?? {};
  const present = selectedSegmentId ?? segments.find(({ current }) => current)?.id;
  const listed =
    customerSegments?.map(({ key, title, href }) => ({ id: key, label: title, url: href })) ??
    segments;

  return listed.map(({ id, label, url }) => {
    const current = id === present;
    return { id, url, current, label: (current && footerSegmentLabel) || label };
  });
}

interface FooterColumnsProps {
  readonly groups: readonly LinkGroup[] | undefined;
  readonly label: string | undefined;
}

/** The columns of links. One whose links do not count is left out, heading and all. */
function FooterColumns({ groups = [], label }: FooterColumnsProps) {
  const visible = groups.filter(({ textLinks }) => textLinks.some(isShown));
  if (visible.length === 0) return null;

  return (
    <nav className="footer__columns" aria-label={label}>
      {visible.map(({ title, textLinks }, index) => (
        <div key={index}>
          <h2 className="footer__heading">{title}</h2>
          <ul>
            {textLinks.filter(isShown).map((link, linkIndex) => (
              <li key={linkIndex}>
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

interface SocialLinksProps {
  readonly social: SocialMediaLinks | undefined;
}

/** The bank on social networks. */
function SocialLinks({ social }: SocialLinksProps) {
  const visible = social?.socialLinks.filter(({ link }) => link.url) ?? [];
  if (visible.length === 0) return null;

  return (
    <nav aria-label={social?.title}>
      <ul className="footer__social">
        {visible.map(({ description, icon, iconIdHover, link }, index) => (
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

/** Whom to call about a lost card. */
export function CardStop({ cardStop }: { readonly cardStop: CallToAction | undefined }) {
  if (!cardStop || !isShown(cardStop.textLink)) return null;

  const { textLink, microCopy } = cardStop;
  return (
    <a className="footer__card-stop" href={textLink.url}>
      <CardStopSign />
      <span>
        {microCopy && <span className="footer__card-stop-when">{microCopy} </span>}
        <strong className="footer__card-stop-number">{textLink.text}</strong>
      </span>
    </a>
  );
}

function CardStopSign() {
  return (
    <svg className="footer__sign" width="60" height="60" viewBox="0 0 60 60" aria-hidden>
      <circle className="footer__sign-disc" cx="30" cy="30" r="30" />
      <rect className="footer__sign-card" x="11" y="19" width="38" height="25" rx="4" />
      <path className="footer__sign-stripe" d="M11 25h38v6H11z" />
      <path className="footer__sign-name" d="M16 38h9" strokeWidth="3" strokeLinecap="round" />
      <path className="footer__sign-gap" d="M9 51L51 9" strokeWidth="9" />
      <path className="footer__sign-bar" d="M9 51L51 9" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
