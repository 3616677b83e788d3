import { useCallback, useMemo, useState } from 'react';
import { listAnchorTargets, listPageTargets } from '../assist/link-targets.ts';
import { loadPages } from '../assist/load-pages.ts';
import { readTypedAddress, type TypedAddress } from '../assist/read-typed-address.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { experience } from '../environment/experience.ts';
import type { MessageKey, Translate } from '../environment/messages.ts';
import { getLastRead } from '../state/document/draft.ts';
import type { Choice } from '../layout/choice.ts';
import { PickerDialog } from '../layout/picker-dialog.tsx';
import { useLoaded } from '../layout/use-loaded.ts';

/** The place that a link leads to; a page and a heading have a title. */
export interface ChosenLink {
  readonly url: string;
  readonly title?: string;
}

interface LinkPickerProps {
  /** The address that is written already. */
  readonly present: string | undefined;
  readonly onChoose: (link: ChosenLink) => void;
  readonly onClose: () => void;
}

interface LinkChoice extends Choice {
  readonly link: ChosenLink;
  /** The language of its label, where that is another one than the page’s. */
  readonly locale?: string | undefined;
  readonly note?: string | undefined;
}

/**
 * The headings of the page, the pages of the site, and whatever address is typed: a path, one of
 * another site, of a telephone or of mail.
 */
export function LinkPicker({ present, onChoose, onClose }: LinkPickerProps) {
  const { t } = usePlaygroundContext();
  const { data: pages, ...loaded } = useLoaded(loadPages);
  const anchors = useAnchors();
  const locale = usePlayground(({ playground }) => playground?.selects.locale ?? '');
  const choices = useMemo(
    () => pages && [...anchors.map(toAnchorChoice), ...toPageChoices(pages, locale)],
    [pages, anchors, locale],
  );
  const offer = useCallback(
    (query: string) => {
      const typed = readTypedAddress(query);
      const isListed = choices?.some(({ link }) => link.url === typed?.url) ?? false;
      return typed && !isListed ? [toTypedChoice(typed, pages !== undefined, t)] : [];
    },
    [choices, pages, t],
  );
  return (
    <PickerDialog
      title={t('chooseLink')}
      searchName={t('searchLinks')}
      look="list"
      choices={{ ...loaded, data: choices }}
      present={present}
      onOffer={offer}
      Option={LinkOption}
      onChoose={({ link }) => onChoose(link)}
      onClose={onClose}
    />
  );
}

/** The headings of the page as it is when the picker opens. */
function useAnchors() {
  const { store } = usePlaygroundContext();
  const [anchors] = useState(() => {
    const { playground, known } = store.getState();
    const page = playground && getLastRead(playground.documents.page);
    return known && page !== undefined ? listAnchorTargets(page, known) : [];
  });
  return anchors;
}

function toAnchorChoice({ address, title }: ReturnType<typeof listAnchorTargets>[number]) {
  return { id: address, label: title, detail: address, words: '', link: { url: address, title } };
}

function toPageChoices(pages: ReadonlyMap<string, string>, locale: string): readonly LinkChoice[] {
  return listPageTargets(pages, experience, locale).map(({ address, title, ...page }) => ({
    id: address,
    label: title,
    detail: address,
    words: `${page.segment ?? ''} ${page.locale ?? ''}`,
    link: { url: address, title },
    locale: page.locale === locale ? undefined : page.locale,
    note: page.segment,
  }));
}

const KINDS: Readonly<Record<TypedAddress['kind'], MessageKey>> = {
  phone: 'linkToPhone',
  mail: 'linkToMail',
  web: 'linkToSite',
  path: 'linkToUnknownPage',
  anchor: 'linkToUnknownAnchor',
};

function toTypedChoice({ url, kind }: TypedAddress, isKnown: boolean, t: Translate): LinkChoice {
  const note = isKnown || kind !== 'path' ? t(KINDS[kind]) : '';
  return { id: `typed ${url}`, label: url, detail: note, words: '', link: { url } };
}

function LinkOption({ choice }: { readonly choice: LinkChoice }) {
  const { label, detail, locale, note } = choice;
  return (
    <>
      <span className="picker__line">
        <span className="picker__label" lang={locale}>
          {label}
        </span>{' '}
        <span className="picker__size">{[note, locale].filter(Boolean).join(' · ')}</span>
      </span>{' '}
      <span className="picker__detail">{detail}</span>
    </>
  );
}
