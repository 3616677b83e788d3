import { useId } from 'react';
import { DEFAULT_LOCALE } from '#schemas/content/locale.ts';
import { replacePlaceholders } from '#schemas/content/placeholders.ts';
import { readMacroValues } from '../assist/macro-values.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { useSchemaWords } from '../context/schema-words-context.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { IconButton } from '../layout/icon-button.tsx';
import { useModal } from '../layout/use-modal.ts';
import type { PlaygroundStore } from '../state/state.ts';
import type { Usage, UsageKind } from './collect-usages.ts';
import { findPages, type PageUsage, type UsingPage } from './list-pages.ts';
import { usePages } from './use-pages.ts';
import './usages.css';

/** Something that pages use. */
export interface UsedThing {
  readonly kind: UsageKind;
  /** The name that pages know it by. */
  readonly name: string;
}

interface UsagesDialogProps {
  readonly thing: UsedThing;
  readonly onClose: () => void;
}

/** All places where something is used, the open page first. Each of them leads there. */
export function UsagesDialog({ thing, onClose }: UsagesDialogProps) {
  const { t } = usePlaygroundContext();
  const id = useId();
  const dialog = useModal({ onClose, isLight: true });
  const { data: pages, hasFailed, retry } = usePages();
  const usingPages = pages && findPages(pages, thing.kind, thing.name);
  return (
    <dialog ref={dialog} className="dialog usages" aria-labelledby={id}>
      <div className="picker__head">
        <h2 className="picker__title" id={id}>
          {t(thing.kind === 'links' ? 'linksTo' : 'usedOn')} <code>{thing.name}</code>
        </h2>
        <IconButton icon="x" label={t('close')} onClick={onClose} />
      </div>
      {hasFailed && (
        <div role="alert">
          <p>{t('pagesNotLoaded')}</p>
          <button type="button" className="button button--line" onClick={retry}>
            {t('tryAgain')}
          </button>
        </div>
      )}
      {!usingPages && !hasFailed && <EmptyState>{t('loadingChoices')}</EmptyState>}
      {usingPages?.length === 0 && <EmptyState>{t('usedNowhere')}</EmptyState>}
      <ul className="usages__pages">
        {usingPages?.map((each) => (
          <PageEntry key={each.page.id} {...each} onClose={onClose} />
        ))}
      </ul>
    </dialog>
  );
}

interface PageEntryProps extends PageUsage {
  readonly onClose: () => void;
}

function PageEntry({ page, usages, onClose }: PageEntryProps) {
  const { t, store } = usePlaygroundContext();
  const { title, address, isOpen } = page;
  const fillIn = useFillIn();
  const { nameComponent } = useSchemaWords();
  const describe = ({ type }: Usage) =>
    type === undefined ? t('pageItself') : nameComponent(type);
  const lead = (usage: Usage) => {
    onClose();
    void leadTo(store, page, usage);
  };
  return (
    <li className="usages__page">
      <p className="usages__head">
        <b>{title}</b>
        {isOpen && <span className="pill">{t('thisPage')}</span>}
        {address !== undefined && <code>{address}</code>}
      </p>
      <ul>
        {usages.map((usage) => (
          <li key={usage.pointer}>
            <button type="button" className="row" title={usage.pointer} onClick={() => lead(usage)}>
              <span className="row__text">
                {usage.title === undefined ? describe(usage) : fillIn(usage.title, page.locale)}
              </span>
              {usage.title !== undefined && <span className="row__end">{describe(usage)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** A title is cut, and so may be the last placeholder in it. */
const CUT_PLACEHOLDER = /%\{[^%{}]*$/;

/** Returns how a title reads on its page, with the values of its macros. */
function useFillIn(): (title: string, locale?: string) => string {
  const macros = usePlayground(({ playground }) => playground?.documents.macros.lastGood);
  const { format } = readMacroValues(macros);
  return (title, locale = DEFAULT_LOCALE) =>
    replacePlaceholders(title.replace(CUT_PLACEHOLDER, '…'), ({ group, key }) =>
      format(`${group}:${key}`, locale),
    );
}

/** Opens a page, and leads to the place in it where something is used. */
async function leadTo(store: PlaygroundStore, page: UsingPage, usage: Usage): Promise<void> {
  const { openScenario } = store.getState();
  if (!page.isOpen) await openScenario(page.id);
  // Another page may have been asked for meanwhile, and what opens may be something else.
  const { playground, select } = store.getState();
  if (playground?.scenarioId !== page.id) return;
  if (usage.component !== undefined) select(usage.pointer, { takesFocus: true });
}
