import { useEffect } from 'react';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { CommandButton, CommandIcon } from '../layout/command-button.tsx';
import { COMMANDS } from '../layout/command-list.ts';
import { Icon } from '../layout/icon.tsx';
import type { PlaygroundState, PlaygroundStore } from '../state/state.ts';
import { getProgress } from '../state/translation/progress.ts';
import { readLastGood } from '../state/document/draft.ts';
import { listForeignLinks } from '../state/translation/site-links.ts';
import { getLanguageName } from './language-name.ts';

/** Shows how much of the page is still to be translated, and leads from one text to the next. */
export function TranslationTools() {
  const { t, store } = usePlaygroundContext();
  const untranslated = usePlayground((state) => getProgress(state)?.untranslated.length);
  const count = usePlayground((state) => getProgress(state)?.texts.length);
  const isSaved = usePlayground(({ playground }) => isSavedVersion(playground));
  useTextKeys(store, untranslated !== undefined);
  if (untranslated === undefined || count === undefined) return null;
  const { goToNextText, continueTranslation } = store.getState();
  const isDone = untranslated === 0;
  return (
    <div className="language-bar__progress" role="toolbar" aria-label={t('translation')}>
      <output className="language-bar__count" data-done={isDone}>
        {isDone && <Icon name="check-circle-fill" />}
        {isDone
          ? t('allTranslated', { count })
          : t('textsToTranslate', { left: untranslated, count })}
      </output>
      {!isDone && (
        <>
          <CommandIcon of={COMMANDS.previousText} icon="arrow-up" run={() => goToNextText(-1)} />
          <CommandIcon of={COMMANDS.nextText} icon="arrow-down" run={() => goToNextText(1)} />
          <SameText />
        </>
      )}
      <ForeignLinks />
      {isDone && isSaved && (
        <CommandIcon
          of={COMMANDS.endTranslation}
          icon="x"
          run={() => continueTranslation(undefined)}
        />
      )}
    </div>
  );
}

function isSavedVersion(playground: PlaygroundState['playground']): boolean {
  return playground?.scenario.page.fixture === playground?.translation?.path;
}

/** Marks the text that is selected as the same in both languages. */
function SameText() {
  const { store } = usePlaygroundContext();
  const text = usePlayground((state) => {
    const { playground } = state;
    const pointer = playground?.member ?? playground?.selection;
    return getProgress(state)?.untranslated.find((each) => each.pointer === pointer)?.text;
  });
  const locale = usePlayground(({ playground }) => playground?.translation?.locale ?? '');
  return (
    <CommandButton
      of={{ id: 'sameText', words: 'sameIn', values: { language: getLanguageName(locale) } }}
      hint={false}
      className="button button--line"
      refusal={text === undefined ? 'commandNotNow' : undefined}
      run={() => {
        const { keepSame, goToNextText } = store.getState();
        if (text === undefined) return;
        keepSame(text, true);
        goToNextText(1);
      }}
    />
  );
}

/** Counts the links to pages that have no version in this language, and leads to each in turn. */
function ForeignLinks() {
  const { t, store } = usePlaygroundContext();
  const pointers = usePlayground(({ playground }) =>
    playground?.translation
      ? listForeignLinks(readLastGood(playground.documents.page), playground.translation.locale)
          .map(({ pointer }) => pointer)
          .join(' ')
      : '',
  );
  const places = pointers.split(' ').filter(Boolean);
  if (places.length === 0) return null;
  const goOn = () => {
    const { playground, fillIn } = store.getState();
    const next = places[(places.indexOf(playground?.member ?? '') + 1) % places.length];
    if (next !== undefined) fillIn(next);
  };
  return (
    <CommandButton
      of={{ id: 'foreignLinks', words: 'linksElsewhere', values: { count: places.length } }}
      className="button button--line"
      hint={t('linksHint')}
      run={goOn}
    >
      <Icon name="link-break" />
      {t('linksElsewhere', { count: places.length })}
    </CommandButton>
  );
}

/** F8 leads to the next text, wherever in the window, and with Shift to the one before. */
function useTextKeys(store: PlaygroundStore, isTranslating: boolean): void {
  useEffect(() => {
    if (!isTranslating) return undefined;
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key !== 'F8' || ctrlKey || metaKey || altKey) return;
      event.preventDefault();
      store.getState().goToNextText(shiftKey ? -1 : 1);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [store, isTranslating]);
}
