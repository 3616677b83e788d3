import { MENU_ACTION, type MenuAction } from '#schemas/content/menu-action.ts';

interface ActionOptions {
  /** The name in the `onClick` of the item. */
  readonly name: string;
  readonly listener: (itemId: string) => void;
  /** Ends the listening with the page. */
  readonly signal: AbortSignal;
}

/**
 * Calls the listener when a visitor chooses an item of a menu with that action. Returns what takes
 * it out again.
 */
export function listenForAction({ document }: Window, options: ActionOptions): () => void {
  const { name, listener, signal } = options;
  const listening = new AbortController();
  const onAction = (event: Event) => {
    const detail = event instanceof CustomEvent ? readAction(event.detail) : undefined;
    if (detail?.name !== name) return;
    // It is answered, so that nobody reports an action without a meaning.
    event.preventDefault();
    listener(detail.itemId);
  };
  document.addEventListener(MENU_ACTION, onAction, {
    signal: AbortSignal.any([signal, listening.signal]),
  });
  return () => listening.abort();
}

function readAction(detail: unknown): MenuAction | undefined {
  const name: unknown = Reflect.get(Object(detail), 'name');
  const itemId: unknown = Reflect.get(Object(detail), 'itemId');
  return typeof name === 'string' && typeof itemId === 'string' ? { name, itemId } : undefined;
}
