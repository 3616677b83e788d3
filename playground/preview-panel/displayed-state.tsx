import { CommandButton } from '../layout/command-button.tsx';
import { COMMANDS } from '../layout/command-list.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { Icon } from '../layout/icon.tsx';
import { DOCUMENTS } from '../state/document/names.ts';
import { findClickedPointer } from '../state/selection/find-place.ts';
import { isStale } from '../state/document/draft.ts';

/** Says over the page what it waits for, why it is not what the editor holds, and what it lacks. */
export function DisplayedState({ isAlive }: { readonly isAlive: boolean }) {
  const { t } = usePlaygroundContext();
  const isOpen = usePlayground(({ playground }) => playground !== undefined);
  const isNotFound = usePlayground(({ playground, notice }) => !playground && notice !== undefined);
  const isWaiting = usePlayground(({ shown }) => shown === undefined);
  const isOpening = isOpen && isAlive && isWaiting;
  return (
    <>
      {isNotFound && <p className="preview__waiting">{t('nothingToShow')}</p>}
      {isOpening && <p className="preview__waiting">{t('opening')}</p>}
      <Remark />
    </>
  );
}

/** There from the start, so that what comes into it is read out. */
function Remark() {
  const { t } = usePlaygroundContext();
  const isEarlier = usePlayground(
    ({ playground }) =>
      playground && DOCUMENTS.some((document) => isStale(playground.documents[document])),
  );
  const failure = usePlayground(({ shown }) => shown?.failure);
  const count = usePlayground(({ shown }) => shown?.missing?.length ?? 0);
  const text = isEarlier
    ? t('showsLastGood')
    : failure === undefined
      ? t('partsMissing', { count })
      : t('previewFailed', { reason: failure });
  const isShown = isEarlier || failure !== undefined || count > 0;
  return (
    <div className="toast" data-shown={isShown}>
      <output className="toast__text">
        {isShown && (
          <>
            <Icon name="warning-fill" />
            {text}
          </>
        )}
      </output>
      {!isEarlier && <WayToFirst />}
    </div>
  );
}

/** Leads to the first part that is not shown, where that stands in the page model. */
function WayToFirst() {
  const { store } = usePlaygroundContext();
  const first = usePlayground(({ shown }) => shown?.missing?.find((pointer) => pointer !== ''));
  const go = () => {
    const { playground, select } = store.getState();
    const pointer = playground && findClickedPointer(playground.documents.page, first ?? '');
    if (pointer !== undefined) select(pointer, { takesFocus: true });
  };
  return (
    first !== undefined && (
      <CommandButton
        of={COMMANDS.firstMissing}
        hint={false}
        className="button button--line"
        run={go}
      />
    )
  );
}
