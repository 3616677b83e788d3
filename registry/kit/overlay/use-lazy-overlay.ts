import { useState } from 'react';
import { useOpener } from './use-opener.ts';

/** An overlay whose code comes with its first opening. */
interface LazyOverlay<Module> {
  /** Its code; undefined until it has come. */
  readonly code: Module | undefined;
  /** True where its code has not come: what it would show has to stand in the page instead. */
  readonly hasFailed: boolean;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** The attributes of its opener. */
  readonly opener: { readonly 'aria-haspopup': 'dialog'; readonly 'aria-controls'?: string };
  /** The attributes of the overlay itself. */
  readonly overlay: { readonly id: string };
}

/** Opens an overlay whose code is loaded when somebody opens it first. */
export function useLazyOverlay<Module>(load: () => Promise<Module>): LazyOverlay<Module> {
  const [code, setCode] = useState<Module>();
  const [hasFailed, setFailed] = useState(false);
  const [open, setOpen] = useState(false);
  const { opener, overlay } = useOpener();
  return {
    code,
    hasFailed,
    open,
    setOpen(isOpen) {
      setOpen(isOpen);
      // A function would be taken for one that makes the next state.
      if (isOpen && !code)
        load().then(
          (loaded) => setCode(() => loaded),
          () => setFailed(true),
        );
    },
    // It controls nothing before the overlay is there.
    opener: code ? opener : { 'aria-haspopup': 'dialog' },
    overlay,
  };
}
