import type { ShellProps } from '#renderer';
import type { FooterData } from '#schemas/generated/shell/footer.ts';
import { ChoiceList } from '../../kit/choice-list/choice-list.tsx';
import { fillMessage } from '../../kit/messages/fill-message.ts';
import { CardStop } from './card-stop.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { SocialLinks } from './social-links.tsx';
import './footer.css';

/** The foot of every page: where else to go, whom to call, and which version this is. */
export function Footer({ data, page, messages }: ShellProps<FooterData>) {
  // 002 §8: without data from the content service the footer stays empty.
  if (!data) return <footer className="footer" />;

  const { appName, year, version, segments, languages } = page;
  const { generalLinks, cardStop, socialMediaLinks } = data;
  return (
    <footer className="footer">
      <div className="footer__top">
        <div className="footer__inside">
          <div className="footer__segments">
            <span className="footer__here">{messages['here']}</span>
            <ChoiceList label={messages['segments']} items={segments} />
          </div>
          <ChoiceList label={messages['languages']} items={languages} isLanguages />
        </div>
      </div>
      {(generalLinks || cardStop) && (
        <div className="footer__main footer__inside">
          <FooterColumns
            groups={generalLinks}
            label={fillMessage(messages['links'], { appName })}
          />
          <CardStop cardStop={cardStop} />
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
