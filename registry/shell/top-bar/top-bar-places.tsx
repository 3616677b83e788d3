import { ChoiceList } from '../../kit/choice-list/choice-list.tsx';
import { LanguageMenu } from './top-bar-menus.tsx';
import { TopBarLinks } from './top-bar-links.tsx';
import type { TopBarPartProps } from './top-bar-props.ts';

/** The first of two rows: for whom the site is, small links, and its languages. */
export function TopBarPlaces(props: TopBarPartProps) {
  const { data, segment, page, messages } = props;
  const selected = segment?.selectedSegmentId;
  const segments = page.segments.map((choice) =>
    selected === undefined ? choice : { ...choice, current: choice.id === selected },
  );
  return (
    <div className="top-bar__first-row">
      <div className="top-bar__inside">
        <ChoiceList label={messages['segments']} items={segments} />
        <div className="top-bar__extras">
          <TopBarLinks links={data.links?.items} label={messages['links']} />
          <LanguageMenu {...props} id="languages-in-row" />
        </div>
      </div>
    </div>
  );
}
