import type { ShellProps } from '#renderer';
import type { FooterContent } from '#schemas/generated/shell/footer.ts';
import { ChoiceList } from '../../kit/choice-list/choice-list.tsx';
import { fillMessage } from '../../kit/messages/fill-message.ts';
import { CardStop } from './card-stop.tsx';
import { FooterApps } from './footer-apps.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { listSegmentChoices } from './segment-choices.ts';
import { SocialLinks } from './social-links.tsx';
import './footer.css';

/** The foot of every page: where else to go, whom to call, and which version this is. */
export function Footer({ data: content, page, messages }: ShellProps<FooterContent>) {
  // 002 §8: without data from the content service the footer stays empty.
  if (!content) return <footer className="footer" />;

  const { appName, year, version, languages } = page;
  const { generalLinks, cardStop, appStores, socialMediaLinks } = content.footer;
  return (
    <footer className="footer">
      <div className="footer__top">
        <div className="footer__inside">
          <div className="footer__segments">
            <span className="footer__here">{messages['here']}</span>
            <ChoiceList label={messages['segments']} items={listSegmentChoices(content, page)} />
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
