import type { KeyboardEvent } from 'react';
import type { AccordionItem } from '#schemas/generated/blocks/accordion.ts';
import { AlignedText } from '../../kit/aligned-text/aligned-text.tsx';
import { caretDown } from '../../kit/icon/drawings.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { RichText } from '../../kit/rich-text/rich-text.tsx';
import { TextLinks } from '../../kit/text-links/text-links.tsx';

interface AccordionEntryProps {
  readonly id: string;
  readonly item: AccordionItem;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** One question, and its answer while it is open. */
export function AccordionEntry({ id, item, isOpen, onToggle, onKeyDown }: AccordionEntryProps) {
  const { title, richBody, textLinks, alignedImage } = item;
  const headerId = `${id}-header`;
  const panelId = `${id}-panel`;
  return (
    <div className="accordion__item">
      <h3 className="accordion__question">
        <button
          className="accordion__header"
          type="button"
          id={headerId}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}
          onKeyDown={onKeyDown}
        >
          {title}
          <Icon drawing={caretDown} size={24} />
        </button>
      </h3>
      <section
        className="accordion__panel"
        id={panelId}
        aria-labelledby={headerId}
        hidden={!isOpen}
      >
        <div className="accordion__answer">
          <AlignedText alignedImage={alignedImage}>
            <RichText value={richBody?.value} />
            <TextLinks links={textLinks} />
          </AlignedText>
        </div>
      </section>
    </div>
  );
}
