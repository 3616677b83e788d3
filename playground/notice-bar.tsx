import type { ReactNode } from 'react';
import { SaveNotices } from './save/save-notices.tsx';
import { MAX_DOCUMENT_BYTES } from '#schemas/max-document-bytes.ts';
import { MAX_LINK_CHARACTERS } from './state/link/address.ts';
import { joinDocumentNames } from './state/document/names.ts';
import { summariseDraft } from './state/drafts/draft-summary.ts';
import type { Notice } from './state/notice.ts';
import { getEdits, type Playground } from './state/playground.ts';
import { usePlayground, usePlaygroundContext } from './context/playground-context.ts';
import type { Translate } from './environment/messages.ts';
import { IconButton } from './layout/icon-button.tsx';
import { Icon } from './layout/icon.tsx';
import { TryAgain } from './layout/load-failure.tsx';
import { offerFile } from './layout/offer-file.ts';

/** Shows what happened otherwise than asked for, and what can be done about it. */
export function NoticeBar() {
  const { t, store } = usePlaygroundContext();
  const notice = usePlayground((state) => state.notice);
  const isElsewhere = usePlayground((state) => state.isElsewhere);
  const storageStatus = usePlayground((state) => state.storageStatus);
  const { notify, openMeant, takeOver, bringBackPage } = store.getState();
  const download = () => {
    const { playground } = store.getState();
    if (playground) offerEdits(playground);
  };
  return (
    <output className="notice-bar">
      {isElsewhere && (
        <Line text={t('openElsewhere')}>
          <button type="button" className="button button--line" onClick={() => void takeOver()}>
            {t('editHere')}
          </button>
        </Line>
      )}
      {storageStatus !== 'works' && (
        <Line text={t(storageStatus === 'full' ? 'storageFull' : 'storageUnavailable')} />
      )}
      <EditorLine />
      <SaveNotices />
      {notice && (
        <Line text={textOf(notice, t)}>
          {notice.kind === 'unknown-scenario' &&
            notice.meant.map((id) => (
              <button
                key={id}
                type="button"
                className="button button--line"
                onClick={() => void openMeant(id)}
              >
                {id}
              </button>
            ))}
          {notice.kind === 'link-too-long' && (
            <button type="button" className="button button--line" onClick={download}>
              {t('downloadTexts')}
            </button>
          )}
          {notice.kind === 'dropped-page' && (
            <button
              type="button"
              className="button button--line"
              onClick={() => void bringBackPage()}
            >
              {t('bringBack')}
            </button>
          )}
          <IconButton icon="x" label={t('dismiss')} onClick={() => notify(undefined)} />
        </Line>
      )}
    </output>
  );
}

/** Says that the full editor could not be had. */
function EditorLine() {
  const { t } = usePlaygroundContext();
  const editorStatus = usePlayground((state) => state.editorStatus);
  return (
    editorStatus === 'plain' && (
      <Line text={t('plainEditor')}>
        <TryAgain />
      </Line>
    )
  );
}

function Line({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <span className="notice-bar__notice">
      <Icon name="warning-fill" />
      <span>{text}</span>
      {children}
    </span>
  );
}

function textOf(notice: Notice, t: Translate): string {
  if (notice.kind === 'cut-link') return t('cutLink');
  if (notice.kind === 'link-over-draft') return t('linkOverDraft');
  if (notice.kind === 'link-too-long') return t('linkTooLong', { most: MAX_LINK_CHARACTERS });
  if (notice.kind === 'other-version-link') return t('otherVersionLink');
  if (notice.kind === 'large-link') return t('largeLink', { most: MAX_DOCUMENT_BYTES });
  if (notice.kind === 'unknown-scenario') {
    return t(notice.hasEdits ? 'unknownScenarioOfLink' : 'unknownScenario', { id: notice.id });
  }
  if (notice.kind === 'failed') return t('failed', { reason: notice.reason });
  if (notice.kind === 'dropped-page') {
    return t('pageDropped', { title: summariseDraft(notice.draft)?.title ?? t('newPage') });
  }
  return t(ABOUT_DOCUMENTS[notice.kind], { documents: joinDocumentNames(notice.documents) });
}

const ABOUT_DOCUMENTS = {
  'moved-link': 'movedLink',
  'unfit-link': 'unfitLink',
  'draft-of-other-files': 'draftOfOtherFiles',
} as const;

/** Offers each text as a file, named after the scenario and the document. */
function offerEdits(playground: Playground): void {
  const offer = offerFile(window);
  const id = playground.scenarioId.replaceAll('/', '-');
  for (const [name, text] of Object.entries(getEdits(playground)))
    offer(`${id}.${name}.json`, text);
}
