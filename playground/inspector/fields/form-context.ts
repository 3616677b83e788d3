import { createContext, useContext, useMemo, type ComponentType } from 'react';
import { appendPointer, splitPointer } from '#schemas/problems/pointer.ts';
import { usePlayground, usePlaygroundContext } from '../../context/playground-context.ts';
import type { Field } from '../form/field.ts';
import { diffField, getValueByPath } from '../../state/fill/fill-field.ts';
import type { Forms } from '../form/forms.ts';
import type { ShowComponent } from '../form/selected-component.ts';
import type { JsonChange } from '../../json-text/change-json.ts';

export interface MembersProps {
  readonly field: Field;
  readonly pointer: string;
}

/** The values that all fields of a form share. */
export interface FormContextValue {
  readonly forms: Forms;
  readonly showComponent: ShowComponent;
  /** JSON pointer to the component of a zone that the form is of, or that holds it. */
  readonly root: string;
  /** True while no field may be changed. */
  readonly isLocked: boolean;
  /** The members of an object, which may hold others. */
  readonly Members: ComponentType<MembersProps>;
  /** A field has been entered. */
  readonly onEnter: (field: Field, pointer: string) => void;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** The form around a field. */
export function useForm(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('useForm() found no form above it. Render this field in a <Form>.');
  return form;
}

/**
 * A piece of the value at a place, such as the value itself where it is no object: the field
 * renders again when it changes.
 */
export function usePiece<Piece>(pointer: string, piece: (value: unknown) => Piece): Piece {
  const { root, showComponent } = useForm();
  const path = useMemo(() => splitPointer(pointer.slice(root.length)), [pointer, root]);
  return usePlayground(({ playground }) =>
    piece(playground && getValueByPath(showComponent(playground.documents.page, root).value, path)),
  );
}

/** The actions that a field has for its place in the document. */
export interface Place {
  readonly read: () => unknown;
  /** Writes a value; nothing takes the member out of the document. */
  readonly fill: (value: unknown) => void;
  readonly change: (changes: readonly JsonChange[]) => void;
}

export function usePlace(pointer: string): Place {
  const { store } = usePlaygroundContext();
  const { root, showComponent } = useForm();
  return useMemo(() => {
    const path = splitPointer(pointer.slice(root.length));
    const read = () => {
      const page = store.getState().playground?.documents.page;
      return page && getValueByPath(showComponent(page, root).value, path);
    };
    const { fill } = store.getState();
    const change = (changes: readonly JsonChange[]) => fill({ component: root, changes });
    return { read, change, fill: (value) => change(diffField(pointer, read(), value)) };
  }, [store, pointer, root, showComponent]);
}

/**
 * Returns 'yes' if a place is selected, 'inside' if the selection lies within it, and else 'no'.
 */
export function useIsSelected(pointer: string): 'yes' | 'inside' | 'no' {
  return usePlayground(({ playground }) => {
    const selection = playground?.member ?? playground?.selection;
    if (selection === pointer) return 'yes';
    return selection?.startsWith(appendPointer(pointer, '')) ? 'inside' : 'no';
  });
}
