import { usePlayground, usePlaygroundContext } from '../../context/playground-context.ts';
import { getProgress } from '../../state/translation/progress.ts';

interface OriginalTextProps {
  readonly id: string;
  readonly pointer: string;
}

/** Returns the text of the other version, where the page is a translation and has one there. */
export function useOriginalText(pointer: string): string | undefined {
  return usePlayground((state) => getProgress(state)?.findOriginal(pointer));
}

/** Shows the text of the other version below a field, and if it is still to be translated. */
export function OriginalText({ id, pointer }: OriginalTextProps) {
  const { t, store } = usePlaygroundContext();
  const original = useOriginalText(pointer);
  const from = usePlayground(({ playground }) => playground?.translation?.from ?? '');
  const isLeft = usePlayground((state) => getProgress(state)?.places.has(pointer) ?? false);
  const isKept = usePlayground(
    ({ playground }) =>
      original !== undefined && (playground?.translation?.same.includes(original) ?? false),
  );
  if (original === undefined) return null;
  const [language = from] = from.split('-');
  return (
    <div className="field__original" id={id} data-left={isLeft}>
      {isLeft && <span className="pill field__left">{t('toTranslate')}</span>}
      <span className="field__language" aria-hidden="true">
        {language.toUpperCase()}
      </span>
      <span className="field__words" lang={from}>
        {original.replaceAll(/<[^>]*>/g, ' ').trim()}
      </span>
      {isKept && (
        <button
          type="button"
          className="button button--line"
          onClick={() => store.getState().keepSame(original, false)}
        >
          {t('translateAfterAll')}
        </button>
      )}
    </div>
  );
}
