import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { appendPointer } from '#schemas/problems/pointer.ts';
import { countCharacters } from '#schemas/count-characters.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { readUndoKey } from '../layout/undo-key.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { useSchemaWords } from '../context/schema-words-context.ts';
import type { PlaygroundStore } from '../state/state.ts';
import { FieldProblems, useProblems } from './fields/field-problems.tsx';
import { focusNew } from './fields/focus-new.ts';
import { FormContext, usePiece, type MembersProps } from './fields/form-context.ts';
import { Members } from './fields/member.tsx';
import { ObjectSection } from './fields/object-section.tsx';
import type { Field } from './form/field.ts';
import type { Forms } from './form/forms.ts';
import { META, type ShowComponent } from './form/selected-component.ts';
import { useIsLocked } from './locked.tsx';
import { listHelp } from './form/list-help.ts';

interface FormProps {
  readonly forms: Forms;
  readonly showComponent: ShowComponent;
  /** Is undefined for a component of an unknown type. */
  readonly field: Field | undefined;
  readonly pointer: string;
  readonly root: string;
}

/** Shows the fields of a component. Each key press in a field changes the document at once. */
export function Form({ forms, showComponent, field, pointer, root }: FormProps) {
  const { t, store } = usePlaygroundContext();
  const isLocked = useIsLocked({ root, showComponent }) !== undefined;
  const [entered, setEntered] = useState<Entered>();
  const context = useMemo(
    () => ({
      forms,
      showComponent,
      root,
      isLocked,
      Members,
      onEnter(of: Field, at: string) {
        setEntered({ field: of, pointer: at, forms });
        if (store.getState().playground?.member !== at) store.getState().select(at);
      },
    }),
    [forms, showComponent, root, isLocked, store],
  );
  const element = useUndoKeysInFields(store);
  useFirstText(element, pointer);
  useNextTextKeys(element);
  return (
    <FormContext value={context}>
      <div className="form" ref={element}>
        <OwnProblems pointer={pointer} />
        {field ? (
          <Fields field={field} pointer={pointer} />
        ) : (
          <>
            <OwnProblems pointer={appendPointer(pointer, 'componentType')} />
            <EmptyState>{t('unknownComponentType')}</EmptyState>
          </>
        )}
      </div>
      <HelpPane entered={entered?.forms === forms ? entered : undefined} />
    </FormContext>
  );
}

/** The members of a component, or a part of the page that can be left out as a whole. */
function Fields(props: MembersProps) {
  const isPart = props.pointer === META;
  return isPart ? <ObjectSection {...props} isRequired={false} /> : <Members {...props} />;
}

const FIRST_TEXT = 'textarea:not([readonly]), input[type="text"]:not([readonly])';

/**
 * Leads into the first text where a person asked for that, and Escape leads back to the outline.
 */
function useFirstText(element: RefObject<HTMLElement | null>, pointer: string): void {
  const { store } = usePlaygroundContext();
  const isAsked = usePlayground(({ toFillIn }) => toFillIn === pointer);
  useEffect(() => {
    if (!isAsked) return;
    const field = element.current?.querySelector<HTMLInputElement>(FIRST_TEXT);
    focusNew(() => field);
    field?.select();
    store.getState().noteFillingIn();
  }, [element, isAsked, store]);
  useEffect(() => {
    const form = element.current;
    const lead = (event: KeyboardEvent) => {
      const tree = document.querySelector<HTMLElement>('[role="tree"]');
      if (event.key !== 'Escape' || event.defaultPrevented || isInDialog(event) || !tree) return;
      event.preventDefault();
      tree.focus();
    };
    form?.addEventListener('keydown', lead);
    return () => form?.removeEventListener('keydown', lead);
  }, [element]);
}

/**
 * Enter leads to the next text that is still to be translated; in a text of several lines, where it
 * begins a new one, with Ctrl or Cmd.
 */
function useNextTextKeys(element: RefObject<HTMLElement | null>): void {
  const { store } = usePlaygroundContext();
  useEffect(() => {
    const form = element.current;
    const lead = (event: KeyboardEvent) => {
      const isAsked = event.key === 'Enter' && !event.defaultPrevented && !isInDialog(event);
      const isTranslated = store.getState().playground?.translation !== undefined;
      if (!isAsked || !isTranslated || event.isComposing) return;
      const { target, ctrlKey, metaKey } = event;
      const isText = target instanceof Element && target.matches(TEXTS);
      const isOneLine = isText && target.closest('.rich-text') === null;
      if (!isText || !(isOneLine || ctrlKey || metaKey)) return;
      event.preventDefault();
      store.getState().goToNextText(1);
    };
    form?.addEventListener('keydown', lead, { capture: true });
    return () => form?.removeEventListener('keydown', lead, { capture: true });
  }, [element, store]);
}

const TEXTS = 'textarea, input[type="text"], [contenteditable="true"]';

/** The browser's own undo knows one field, and nothing of what else was done. */
function useUndoKeysInFields(store: PlaygroundStore) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = element.current;
    const answer = (event: KeyboardEvent) => {
      const action = readUndoKey(event);
      if (!action || event.defaultPrevented || isInDialog(event)) return;
      event.preventDefault();
      event.stopPropagation();
      store.getState()[action]();
    };
    form?.addEventListener('keydown', answer);
    return () => form?.removeEventListener('keydown', answer);
  }, [store]);
  return element;
}

/** A dialog over the form has keys of its own. */
function isInDialog({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('dialog') !== null;
}

/** Shows the problems of the component as a whole. */
function OwnProblems({ pointer }: { readonly pointer: string }) {
  const problems = useProblems(pointer);
  return <FieldProblems id="problems-of-component" pointer={pointer} problems={problems} />;
}

/** The field that has the focus. */
interface Entered {
  readonly field: Field;
  readonly pointer: string;
  /** The forms that it is from, which speak one language. */
  readonly forms: Forms;
}

/**
 * Shows the help for the field that is being filled in. The pane has a fixed place, so that no
 * field moves when another one is entered. Screen readers hear the same help at the field.
 */
function HelpPane({ entered }: { readonly entered: Entered | undefined }) {
  const { t } = usePlaygroundContext();
  return (
    <div className="help" aria-hidden="true">
      {entered ? <Help {...entered} /> : <p>{t('fieldsHelp')}</p>}
    </div>
  );
}

function Help({ field, pointer }: Pick<Entered, 'field' | 'pointer'>) {
  const { t } = usePlaygroundContext();
  const words = useSchemaWords();
  const { control } = field;
  const count = usePiece(pointer, (value) =>
    typeof value === 'string' ? countCharacters(value) : 0,
  );
  const most = 'maxLength' in control ? control.maxLength : undefined;
  return (
    <>
      <p className="help__name">
        {field.label} <code>{field.name}</code>
        {most !== undefined && (
          <span className="help__length">{t('lengthOf', { count, most })}</span>
        )}
      </p>
      {listHelp(field, t, words).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}
