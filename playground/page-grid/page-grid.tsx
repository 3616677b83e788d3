import { useMemo, useState } from 'react';
import { createQueue, type Queue } from '../gallery/create-queue.ts';
import { CHOICES } from '../conditions/selects.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { useIsNarrow } from '../layout/screens.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { GridCell } from './grid-cell.tsx';
import { listPageVersions, type PageVersion } from './list-page-versions.ts';
import { useContent } from './use-content.ts';
import './page-grid.css';

/** Widths between which layouts of the site change, in CSS pixels. */
const WIDTHS = ['360', '600', '840', '1280'];
const USUAL_WIDTHS = ['360', '840', '1280'];

/** Each frame is a whole page with its scripts: more at a time would make none come sooner. */
const MAX_LOADING = 3;

interface PageGridProps {
  /** Leads to the page that was chosen. */
  readonly onShowPage: () => void;
}

/** The open page at several widths and in all its languages, side by side. */
export function PageGrid({ onShowPage }: PageGridProps) {
  const { t } = usePlaygroundContext();
  const versions = usePageVersions();
  const [widths, chooseWidths] = useStoredChoices('grid-widths', WIDTHS, USUAL_WIDTHS);
  const [locales, chooseLocales] = useStoredChoices('grid-locales', CHOICES.locale);
  const [queue] = useState(() => createQueue(MAX_LOADING));
  const visible = versions.filter(({ locale }) => locales.includes(locale));
  const isEmpty = visible.length === 0 || widths.length === 0;
  return (
    <div className="page-grid">
      <div className="page-grid__bar">
        <GridChoices name="Widths" choices={WIDTHS} chosen={widths} onChoose={chooseWidths} />
        <GridChoices
          name="Locales"
          choices={CHOICES.locale}
          chosen={locales}
          onChoose={chooseLocales}
        />
      </div>
      <div className="page-grid__rows">
        {isEmpty && versions.length > 0 && <EmptyState>{t('emptyGrid')}</EmptyState>}
        {widths.length > 0 &&
          visible.map((version) => (
            <Row
              key={version.locale}
              {...{ version, queue }}
              widths={widths.map(Number)}
              onShow={onShowPage}
            />
          ))}
      </div>
    </div>
  );
}

/** The versions of the open page, which stay the same objects until one of them is another. */
function usePageVersions(): readonly PageVersion[] {
  const text = usePlayground((state) =>
    JSON.stringify(state.playground ? listPageVersions(state.playground, state) : []),
  );
  return useMemo((): readonly PageVersion[] => JSON.parse(text), [text]);
}

/** Returns the choices that a person has checked, which are kept for the next time. */
function useStoredChoices(
  name: string,
  choices: readonly string[],
  byDefault = choices,
): [readonly string[], (chosen: readonly string[]) => void] {
  const { environment } = usePlaygroundContext();
  const [chosen, setChosen] = useState(() => {
    const stored = environment.readSetting(name)?.split(' ');
    return stored ? choices.filter((choice) => stored.includes(choice)) : byDefault;
  });
  const choose = (next: readonly string[]) => {
    environment.storeSetting(name, next.join(' '));
    setChosen(next);
  };
  return [chosen, choose];
}

interface RowProps {
  readonly version: PageVersion;
  readonly widths: readonly number[];
  readonly queue: Queue;
  readonly onShow: () => void;
}

/**
 * A version at each width, in the proportion of the widths where there is room for that.
 */
function Row({ version, widths, queue, onShow }: RowProps) {
  const { t } = usePlaygroundContext();
  const content = useContent(version);
  const { locale } = version;
  const isNarrow = useIsNarrow();
  return (
    <div className="page-grid__row">
      <h3 className="page-grid__locale">
        {locale}
        {content.state === 'loaded' && content.draft && (
          <span className="page-grid__draft" data-broken={content.draft === 'broken'}>
            {t(content.draft === 'broken' ? 'brokenDraftInGrid' : 'versionDraft')}
          </span>
        )}
      </h3>
      {content.state === 'missing' && <EmptyState>{t('noVersion', { locale })}</EmptyState>}
      {content.state === 'loaded' && (
        <ul className="page-grid__cells" style={isNarrow ? undefined : sizeOfRow(widths)}>
          {widths.map((width) => (
            <GridCell key={width} {...{ version, width, queue, onShow }} content={content.page} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** So that one narrow page alone does not fill the window. */
const MAX_SCALE = 0.6;

function sizeOfRow(widths: readonly number[]) {
  const sum = widths.reduce((before, width) => before + width, 0);
  return {
    gridTemplateColumns: widths.map((width) => `minmax(0, ${width}fr)`).join(' '),
    maxInlineSize: sum * MAX_SCALE,
  };
}

interface GridChoicesProps {
  /** The name of what is chosen, in every language. */
  readonly name: string;
  readonly choices: readonly string[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** Checkboxes in a line, of which any number may be checked. */
function GridChoices({ name, choices, chosen, onChoose }: GridChoicesProps) {
  const check = (choice: string, isChecked: boolean) =>
    onChoose(choices.filter((each) => (each === choice ? isChecked : chosen.includes(each))));
  return (
    <fieldset className="page-grid__choices">
      <legend>{name}</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input
            type="checkbox"
            checked={chosen.includes(choice)}
            onChange={({ target }) => check(choice, target.checked)}
          />
          {choice}
        </label>
      ))}
    </fieldset>
  );
}
