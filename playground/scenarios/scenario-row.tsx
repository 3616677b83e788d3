import { Icon } from '../layout/icon.tsx';
import { scrollToShow } from '../layout/scroll-to-show.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';

interface ScenarioRowProps {
  readonly id: string;
  readonly title: string;
  readonly isEdited: boolean;
  /** The tooltip, by default the id. */
  readonly hint?: string;
}

/** A scenario to open, with a mark where it was edited. */
export function ScenarioRow({ id, title, isEdited, hint = id }: ScenarioRowProps) {
  const { t, store } = usePlaygroundContext();
  const isOpen = usePlayground(({ playground }) => playground?.scenarioId === id);
  return (
    <button
      type="button"
      className="row"
      ref={isOpen ? bringIntoView : undefined}
      aria-current={isOpen ? 'true' : undefined}
      title={hint}
      onClick={() => void store.getState().openScenario(id)}
    >
      <Icon name="squares-four" />
      <span className="row__text">{title}</span>
      {isEdited && <Edited text={t('edited')} />}
    </button>
  );
}

/** A scenario opened by its address may stand far down the list. */
function bringIntoView(row: HTMLElement | null): void {
  if (row) scrollToShow(row);
}

/** A mark to see, and a word to hear behind the name. */
function Edited({ text }: { readonly text: string }) {
  return (
    <>
      {' '}
      <span className="dot row__end">
        <span className="off">{text}</span>
      </span>
    </>
  );
}
