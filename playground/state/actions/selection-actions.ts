import type { StoreApi } from 'zustand/vanilla';
import type { PlaygroundActions, PlaygroundState } from '../state.ts';
import { createCaretReader, followCaret, select } from '../selection/select.ts';

type SelectionActions = Pick<
  PlaygroundActions,
  | 'select'
  | 'fillIn'
  | 'noteFillingIn'
  | 'editText'
  | 'noteEditingText'
  | 'addTo'
  | 'noteAddingTo'
  | 'noteCaret'
  | 'switchSelecting'
>;

/**
 * The actions by which something is selected. Selecting asks for the caret, and a caret that moved
 * selects; neither asks for the other again where it is already so.
 */
export function createSelectionActions({
  setState,
}: Pick<StoreApi<PlaygroundState>, 'setState'>): SelectionActions {
  const readCaret = createCaretReader();
  return {
    select: (pointer, options) =>
      setState(({ playground }) =>
        playground ? { playground: select(playground, pointer, options) } : {},
      ),
    fillIn: (pointer) =>
      setState(({ playground }) =>
        playground ? { playground: select(playground, pointer), toFillIn: pointer } : {},
      ),
    noteFillingIn: () => setState({ toFillIn: undefined }),
    editText: (textToEdit) => setState({ textToEdit }),
    noteEditingText: () => setState({ textToEdit: undefined }),
    addTo: (zoneToAddTo) => setState({ zoneToAddTo }),
    noteAddingTo: () => setState({ zoneToAddTo: undefined }),
    noteCaret: ({ line, column, offset }) =>
      setState(({ playground }) => ({
        position: { line, column },
        ...(playground &&
          offset !== undefined &&
          playground.tab === 'page' && {
            playground: followCaret(playground, offset, readCaret),
          }),
      })),
    switchSelecting: () => setState(({ isSelecting }) => ({ isSelecting: !isSelecting })),
  };
}
