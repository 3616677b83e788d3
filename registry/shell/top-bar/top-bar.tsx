import type { PageContext, ShellProps, WithWords } from '#renderer';
import type { TopBarData } from '#schemas/generated/shell/top-bar.ts';
import { ChoiceList } from '../../kit/choice-list/choice-list.tsx';
import { Logo } from '../../kit/logo/logo.tsx';
import { fillWords } from '../../kit/words/fill-words.ts';
import { offeredLanguages } from '../../kit/words/website-languages.ts';
import { TopBarLinks } from './top-bar-links.tsx';
import { TopBarSession } from './top-bar-session.tsx';
import './top-bar.css';

/** The head of every page: whose bank this is, for whom, in which language, and the way in. */
export function TopBar({ data, page, words }: ShellProps<TopBarData>) {
  return (
    <header className="top-bar">
      <a className="top-bar__skip" href="#main">
        {words['skip']}
      </a>
      <div className="top-bar__first-row">
        <div className="top-bar__inside">
          <ChoiceList label={words['segments']} choices={page.segments} />
          <div className="top-bar__extras">
            <TopBarLinks links={data?.links?.items} label={words['links']} />
            <ChoiceList
              label={words['languages']}
              choices={offeredLanguages(page.languages)}
              isLanguages
            />
          </div>
        </div>
      </div>
      <div className="top-bar__second-row top-bar__inside">
        <HomeLink page={page} words={words} />
        {data && <TopBarSession data={data} session={page.session} />}
      </div>
      <PrintedHead page={page} words={words} />
    </header>
  );
}

/** What paper has in the place of all that: whose page this is, where it stands, and when it was printed. */
function PrintedHead({ page, words }: { readonly page: PageContext } & WithWords) {
  return (
    <div className="top-bar__printed">
      <strong>{page.appName}</strong>
      <span>{page.address}</span>
      <span className="top-bar__print-date">
        {words['printed']} <time data-print-date />
      </span>
    </div>
  );
}

function HomeLink({ page, words }: { readonly page: PageContext } & WithWords) {
  const label = fillWords(words['home'], { appName: page.appName });
  return (
    <a className="top-bar__home" href={page.homeUrl} aria-label={label}>
      <Logo />
      <span className="top-bar__name">Meridia</span>
    </a>
  );
}
