import { use, useEffect, useRef, useState, type ComponentType, createContext } from 'react';
import { usePlaygroundContext } from '../../context/playground-context.ts';
import { FailureBoundary } from '../../layout/failure-boundary.tsx';
import { selectWords } from '../fields/use-asked-for.ts';
import { LoadFailure } from '../../layout/load-failure.tsx';
import type { RichTextProps } from './rich-text-props.ts';

/** Loads the editor of rich text, in a chunk of its own, for whoever has a rich text to fill in. */
export const LoadRichText = createContext<LoadRichText>(async () => {
  const { RichTextField } = await import('./rich-text-field.tsx');
  return RichTextField;
});

const WRITABLE = '[contenteditable="true"], textarea';

/**
 * A text with markup. Its source can be filled in at once, and in all circumstances; the editor
 * takes its place when it has been loaded, and never while somebody types. A focus that was in the
 * source is then in the editor, and so is a selection of all of it.
 */
export function RichTextControl(props: RichTextProps) {
  const { t } = usePlaygroundContext();
  const [RichText, setRichText] = useState<ComponentType<RichTextProps>>();
  const [isTyping, setIsTyping] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const hadAll = useRef(false);
  const load = use(LoadRichText);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => {
        if (!isWanted) return;
        hadFocus.current = container.current?.contains(document.activeElement) ?? false;
        hadAll.current = hadFocus.current && isAllSelected(document.activeElement);
        setRichText(() => loaded);
      },
      // The source is there already, and serves every text.
      () => isWanted && setHasFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  useEffect(() => {
    const field = container.current?.querySelector<HTMLElement>(WRITABLE);
    if (!isShown || !hadFocus.current || !field) return;
    field.focus();
    if (hadAll.current) selectWords(field);
  }, [isShown]);
  if (RichText && !isTyping && !isShown) setIsShown(true);
  if (RichText && isShown) {
    return (
      <div ref={container}>
        <FailureBoundary onFailure={() => setRichText(undefined)}>
          <RichText {...props} />
        </FailureBoundary>
      </div>
    );
  }
  const { Source } = props;
  return (
    <div
      className="rich-text"
      ref={container}
      onInput={() => setIsTyping(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        hadFocus.current = false;
        setIsTyping(false);
      }}
    >
      <div className="rich-text__bar" />
      <div className="rich-text__tools" />
      <Source {...props} />
      {hasFailed && <LoadFailure text={t('richTextNotLoaded')} />}
    </div>
  );
}

function isAllSelected(source: Element | null): boolean {
  if (!(source instanceof HTMLTextAreaElement) || source.value === '') return false;
  return source.selectionStart === 0 && source.selectionEnd === source.value.length;
}

type LoadRichText = () => Promise<ComponentType<RichTextProps>>;
