import type { PageContext, ShellProps, WithMessages } from '#renderer';
import type { TopBarData } from '#schemas/generated/shell/top-bar.ts';
import { ChoiceList } from '../../kit/choice-list/choice-list.tsx';
import { Logo } from '../../kit/logo/logo.tsx';
import { fillMessage } from '../../kit/messages/fill-message.ts';
import { offeredLanguages } from '../../kit/messages/offered-languages.ts';
import { TopBarLinks } from './top-bar-links.tsx';
import { TopBarSession } from './top-bar-session.tsx';
import './top-bar.css';

/** The head of every page: whose bank this is, for whom, in which language, and the way in. */
export function TopBar({ data, page, messages }: ShellProps<TopBarData>) {
  return (
    <header className="top-bar">
      <a className="top-bar__skip visually-hidden" href="#main">
        {messages['skip']}
      </a>
      <div className="top-bar__first-row">
        <div className="top-bar__inside">
          <ChoiceList label={messages['segments']} items={page.segments} />
          <div className="top-bar__extras">
            <TopBarLinks links={data?.links?.items} label={messages['links']} />
            <ChoiceList
              label={messages['languages']}
              items={offeredLanguages(page.languages)}
              isLanguages
            />
          </div>
        </div>
      </div>
      <div className="top-bar__second-row top-bar__inside">
        <HomeLink page={page} messages={messages} />
        {data && <TopBarSession data={data} session={page.session} />}
      </div>
      <PrintedHead page={page} messages={messages} />
    </header>
  );
}

/** What paper has in the place of all that: whose page this is, where it stands, and when it was printed. */
function PrintedHead({ page, messages }: { readonly page: PageContext } & WithMessages) {
  return (
    <div className="top-bar__printed">
      <strong>{page.appName}</strong>
      <span>{page.address}</span>
      <span className="top-bar__print-date">
        {messages['printed']} <time data-print-date />
      </span>
    </div>
  );
}

function HomeLink({ page, messages }: { readonly page: PageContext } & WithMessages) {
  const label = fillMessage(messages['home'], { appName: page.appName });
  return (
    <a className="top-bar__home" href={page.homeUrl} aria-label={label}>
      <Logo />
      <span className="top-bar__name">Meridia</span>
    </a>
  );
}
