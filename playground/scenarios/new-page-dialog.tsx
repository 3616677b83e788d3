import { useId } from 'react';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import type { MessageKey } from '../environment/messages.ts';
import { IconButton } from '../layout/icon-button.tsx';
import { goInto } from '../layout/next-region.ts';
import { ALONG_A_BAR } from '../layout/roving-tab-index.ts';
import { useModal } from '../layout/use-modal.ts';
import { useRovingTabIndex } from '../layout/use-roving-tab-index.ts';
import { getTemplateId, TEMPLATES, type NewPageStart } from '../state/new-pages.ts';
import { Sketch } from './sketch.tsx';

const NAMES = {
  empty: ['startEmpty', 'startEmptyHint'],
  campaign: ['startCampaign', 'startCampaignHint'],
  product: ['startProduct', 'startProductHint'],
  article: ['startArticle', 'startArticleHint'],
  copy: ['startCopy', 'startCopyHint'],
} as const satisfies Record<NewPageStart, readonly [MessageKey, MessageKey]>;

/** Asks how a new page begins; Enter at once takes the empty one. */
export function NewPageDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, store } = usePlaygroundContext();
  const id = useId();
  const dialog = useModal({ first: '.start', onClose });
  const list = useRovingTabIndex<HTMLUListElement>(ALONG_A_BAR);
  const scenarios = usePlayground((state) => state.scenarios);
  const isOpen = usePlayground(({ playground }) => playground !== undefined);
  const templates = TEMPLATES.filter((template) =>
    scenarios.some((scenario) => scenario.id === getTemplateId(template)),
  );
  const starts: readonly NewPageStart[] = isOpen ? [...templates, 'copy'] : templates;
  const begin = async (start: NewPageStart) => {
    onClose();
    await store.getState().newPage(start);
    leadToOutline();
  };
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id}>
      <div className="dialog__head">
        <h2 className="dialog__title" id={id}>
          {t('newPage')}
        </h2>
        <IconButton icon="x" label={t('close')} onClick={onClose} />
      </div>
      <p className="dialog__intro">{t('newPageStart')}</p>
      <ul className="starts" ref={list}>
        {starts.map((start) => (
          <li key={start}>
            <button type="button" className="start" onClick={() => void begin(start)}>
              <Sketch start={start} />
              <span className="start__name">{t(NAMES[start][0])}</span>{' '}
              <span className="start__hint">{t(NAMES[start][1])}</span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

/** A page is begun in the outline, where that is in sight. */
function leadToOutline(): void {
  const outline = document.querySelector('section[aria-label="Outline"]');
  if (outline?.querySelector('[role="tree"]')?.checkVisibility()) goInto(outline);
}
