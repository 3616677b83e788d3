import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type Ref,
} from 'react';
import { caretDown } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { useControlled } from '../props/use-controlled.ts';
import { CollapsiblePanel } from './collapsible-panel.tsx';
import './collapsible.css';

/** The methods that control a collapsible from code, beside the person who clicks its header. */
export interface CollapsibleActions {
  /** Changes it, as a click does. Ignored while it opens or closes. */
  readonly toggle: () => void;
  /** Opens it, be it closing at the moment. */
  readonly show: () => void;
  /** Closes it, be it opening at the moment. */
  readonly hide: () => void;
}

interface CollapsibleOptions {
  readonly header: ReactNode;
  readonly children: ReactNode;
  /** True while it is open, where the owner keeps that state. */
  readonly open?: boolean | undefined;
  readonly defaultOpen?: boolean;
  /** Called once for each change, when it begins. */
  readonly onOpenChange?: (open: boolean) => void;
  readonly actionsRef?: Ref<CollapsibleActions>;
}

/**
 * A header, and content that opens and closes below it.
 *
 * @example <Collapsible header="Delivery address" defaultOpen><p>Lange Nieuwstraat
 * 12</p></Collapsible>
 */
export function Collapsible(props: PartProps<'div', CollapsibleOptions>) {
  const { header, children, open, defaultOpen = false, onOpenChange, ...more } = props;
  const { actionsRef, className, ...rest } = more;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useControlled({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const requested = useRef(isOpen);
  const rendered = useRef(isOpen);
  useLayoutEffect(() => {
    rendered.current = isOpen;
    requested.current = isOpen;
  }, [isOpen]);

  function change(next: boolean) {
    if (next === requested.current) return;
    // An owner may refuse, and then it is as if nothing had been requested.
    if (open === undefined) requested.current = next;
    setOpen(next);
  }

  function toggle() {
    // A change that was requested and is not rendered yet is a transition as well: it is about to
    // run.
    if (requested.current !== rendered.current || isMoving(panel.current)) return;
    change(!requested.current);
  }

  useImperativeHandle(actionsRef, () => ({
    toggle,
    show: () => change(true),
    hide: () => change(false),
  }));

  return (
    <div className={joinClassNames('collapsible', className)} {...rest}>
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

/**
 * Asks the browser, which alone knows when a transition ends or whether there is one. jsdom has
 * none.
 */
function isMoving(panel: HTMLElement | null): boolean {
  return (panel?.getAnimations?.() ?? []).length > 0;
}
