import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { caretDown } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { CollapsiblePanel } from './collapsible-panel.tsx';
import './collapsible.css';

/** What code can do with a collapsible, beside the person who clicks its header. */
export interface CollapsibleHandle {
  /** Changes it, as a click does. Ignored while it opens or closes. */
  readonly toggle: () => void;
  /** Opens it, be it closing at the moment. */
  readonly show: () => void;
  /** Closes it, be it opening at the moment. */
  readonly hide: () => void;
}

interface CollapsibleProps {
  readonly header: ReactNode;
  readonly children: ReactNode;
  readonly isInitiallyOpen?: boolean;
  /** Told once of each change, when it begins. */
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly ref?: Ref<CollapsibleHandle>;
}

/** A header, and content that opens and closes below it. */
export function Collapsible(props: CollapsibleProps) {
  const { header, children, isInitiallyOpen = false, onOpenChange, ref } = props;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  const wanted = useRef(isOpen);
  const drawn = useRef(isOpen);
  useLayoutEffect(() => {
    drawn.current = isOpen;
  }, [isOpen]);

  function change(next: boolean) {
    if (next === wanted.current) return;
    wanted.current = next;
    setIsOpen(next);
    onOpenChange?.(next);
  }

  function toggle() {
    // What was asked for and is not drawn yet is a transition as well: it is about to run.
    if (wanted.current !== drawn.current || isMoving(panel.current)) return;
    change(!wanted.current);
  }

  useImperativeHandle(ref, () => ({
    toggle,
    show: () => change(true),
    hide: () => change(false),
  }));

  return (
    <div className="collapsible">
      <button
        className="collapsible__header"
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {header}
        <Icon drawing={caretDown} />
      </button>
      <CollapsiblePanel id={id} isOpen={isOpen} fades ref={panel}>
        <div className="collapsible__content">{children}</div>
      </CollapsiblePanel>
    </div>
  );
}

/** Asks the browser, which alone knows when a transition ends or whether there is one. jsdom has none. */
function isMoving(panel: HTMLElement | null): boolean {
  return (panel?.getAnimations?.() ?? []).length > 0;
}
