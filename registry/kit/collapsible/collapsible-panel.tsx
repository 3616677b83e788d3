import { useState, type ReactNode, type Ref } from 'react';
import './collapsible-panel.css';

interface CollapsiblePanelProps {
  readonly id: string;
  readonly isOpen: boolean;
  /** The id of what names it, which makes it a region that can be jumped to. */
  readonly labelledBy?: string;
  /** true where it also fades while it opens and closes. */
  readonly fades?: boolean;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** Holds what a header shows and hides. It leaves the page only when it has finished closing. */
export function CollapsiblePanel(props: CollapsiblePanelProps) {
  const { id, isOpen, labelledBy, fades = false, ref, children } = props;
  const isToggled = useIsToggled(isOpen);
  return (
    <section
      className="collapsible-panel"
      id={id}
      ref={ref}
      hidden={!isOpen}
      aria-labelledby={labelledBy}
      data-fades={fades}
      {...(isToggled && { 'data-toggled': true })}
    >
      <div className="collapsible-panel__content">{children}</div>
    </section>
  );
}

/**
 * Returns true once the panel has changed. A panel that is open from the start does not unfold
 * before the reader's eyes.
 */
function useIsToggled(isOpen: boolean): boolean {
  const [wasOpen] = useState(isOpen);
  const [isToggled, setIsToggled] = useState(false);
  if (isOpen !== wasOpen && !isToggled) setIsToggled(true);
  return isToggled;
}
