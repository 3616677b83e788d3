import { useId } from 'react';

/** The attributes that connect an overlay with what opens it. */
interface OpenerConnection {
  readonly opener: { readonly 'aria-haspopup': 'dialog'; readonly 'aria-controls': string };
  readonly overlay: { readonly id: string };
}

/**
 * Hands out the attributes of an opener and of its overlay, wherever in the document either stands.
 *
 * @example
 * const { opener, overlay } = useOpener();
 * <Button {...opener} onClick={() => setOpen(true)}>Profile</Button>
 * <Popover {...overlay} open={isOpen} onOpenChange={setOpen} title="Nora Claes" />
 */
export function useOpener(): OpenerConnection {
  const id = useId();
  return { opener: { 'aria-haspopup': 'dialog', 'aria-controls': id }, overlay: { id } };
}
