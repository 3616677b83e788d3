import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { caretDown } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';

interface AccordionHeaderProps {
  /** The beginning of the ids of the header and of its panel. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

/**
 * The header of an item. It does what a button does, and is a link to its content besides, so that
 * the content can be reached while the script is on its way or when it got lost.
 */
export function AccordionHeader(props: AccordionHeaderProps) {
  const { id, isOpen, onToggle, onKeyDown, children } = props;

  function toggle(event: MouseEvent | KeyboardEvent) {
    event.preventDefault();
    onToggle();
  }

  function toggleOnSpace(event: KeyboardEvent) {
    onKeyDown(event);
    // Links know the Enter key only.
    if (event.key === ' ' && !event.repeat) toggle(event);
  }

  return (
    <h3 className="accordion-items__heading">
      <a
        className="accordion-items__header"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button leads nowhere without its script
        role="button"
        href={`#${id}-panel`}
        id={`${id}-header`}
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        draggable={false}
        onClick={toggle}
        onKeyDown={toggleOnSpace}
      >
        {children}
        <Icon drawing={caretDown} size={24} />
      </a>
    </h3>
  );
}
