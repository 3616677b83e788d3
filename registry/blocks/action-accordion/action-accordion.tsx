import type { ActionAccordionProps } from '#schemas/generated/blocks/action-accordion.ts';
import { AccordionSection } from '../../kit/accordion/accordion-section.tsx';
import type { WithTextMessages } from '../../kit/rich-text/text-messages.ts';

/** Topics that open to a text and something to do about them. */
export function ActionAccordion(props: ActionAccordionProps & WithTextMessages) {
  const { title, items, exclusive, messages } = props;
  return (
    <AccordionSection
      className="action-accordion"
      title={title}
      items={items}
      exclusive={exclusive ?? false}
      messages={messages}
    />
  );
}
