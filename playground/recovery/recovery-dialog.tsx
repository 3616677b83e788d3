import { useId, useMemo } from 'react';
import type { Offer } from '../state/open-work.ts';
import { listChangedDocuments, listEditedDocuments } from '../state/open-work.ts';
import { joinDocumentNames } from '../state/document/names.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { Difference } from '../layout/difference.tsx';
import { useModal } from '../layout/use-modal.ts';

/** Offers the draft of a window that crashed, with what it differs in from the scenario's files. */
export function RecoveryDialog() {
  const offer = usePlayground((state) => state.offer);
  return offer && <Offered key={offer.scenario.id} offer={offer} />;
}

function Offered({ offer }: { readonly offer: Offer }) {
  const { t, store } = usePlaygroundContext();
  const [headingId, textId] = [useId(), useId()];
  const dialog = useModal({ first: '[data-starts-focused]', afterwards: toEditor });
  return (
    <dialog
      ref={dialog}
      className="recovery"
      aria-labelledby={headingId}
      aria-describedby={textId}
      // A key that was meant for something else must not discard the draft on offer.
      onCancel={(event) => {
        event.preventDefault();
        store.getState().takeDraft();
      }}
    >
      <h2 className="recovery__heading" id={headingId}>
        {t('draftLeft')}
      </h2>
      <p id={textId}>{t('draftLeftHow', { time: offer.draft?.savedAt ?? 0 })}</p>
      <Differences offer={offer} />
      <Choice />
    </dialog>
  );
}

function Differences({ offer: { draft, scenario } }: { readonly offer: Offer }) {
  const { t } = usePlaygroundContext();
  const { edited, changed } = useMemo(() => {
    if (!draft) return { edited: [], changed: [] };
    const names = listEditedDocuments(draft, scenario.texts);
    const others = listChangedDocuments(draft, scenario.texts);
    return { edited: names, changed: others.filter((name) => names.includes(name)) };
  }, [draft, scenario.texts]);
  return (
    <>
      {changed.length > 0 && (
        <p className="recovery__warning">
          {t('draftOfOtherFiles', { documents: joinDocumentNames(changed) })}
        </p>
      )}
      <div className="recovery__differences">
        {edited.map((name) => (
          <Difference
            key={name}
            name={joinDocumentNames([name])}
            before={scenario.texts[name]}
            after={draft?.texts[name] ?? ''}
          />
        ))}
      </div>
    </>
  );
}

function Choice() {
  const { t, store } = usePlaygroundContext();
  const { takeDraft, dropDraft } = store.getState();
  return (
    <div className="recovery__choice">
      <span>{t('dropCanBeUndone')}</span>
      <button type="button" className="button button--line" onClick={dropDraft}>
        {t('dropDraft')}
      </button>
      <button type="button" className="button button--main" data-starts-focused onClick={takeDraft}>
        {t('takeDraft')}
      </button>
    </div>
  );
}

/** Afterwards the focus is in the editor. */
function toEditor(): void {
  document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
}
