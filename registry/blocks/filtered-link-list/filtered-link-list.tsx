import { useId, useState } from 'react';
import type { WithMessages } from '#renderer';
import type { FilteredLinkListProps } from '#schemas/generated/blocks/filtered-link-list.ts';
import { Heading } from '../../kit/heading/heading.tsx';
import { fillMessage } from '../../kit/messages/fill-message.ts';
import { addIds } from '../../kit/props/add-ids.ts';
import { isShown } from '../../kit/text-links/is-shown.ts';
import { TextLinks } from '../../kit/text-links/text-links.tsx';
import { FoldedFilters, LinkFilters } from './folded-filters.tsx';
import './filtered-link-list.css';

/** Links that a visitor narrows by a filter. A server renders all of them. */
export function FilteredLinkList(props: FilteredLinkListProps & WithMessages) {
  const { title, filters, filterPlacement = 'inline', textLinks, messages } = props;
  const id = useId();
  const [chosenKey, setChosenKey] = useState<string>();
  const links = addIds(textLinks).filter(isShown);
  const offered = filters.filter(({ key }) => links.some(({ filter }) => filter === key));
  // The chosen one may have been taken away since.
  const chosen = offered.find(({ key }) => key === chosenKey);
  const visible = chosen ? links.filter(({ filter }) => filter === chosen.key) : links;
  const Filters = filterPlacement === 'overlay' ? FoldedFilters : LinkFilters;
  return (
    <section className="filtered-link-list" aria-labelledby={title && id}>
      {title && <Heading id={id}>{title}</Heading>}
      {offered.length > 0 && (
        <Filters
          filters={offered}
          value={chosen?.key}
          onValueChange={setChosenKey}
          messages={messages}
        />
      )}
      {/* Read out, since the links themselves show how many there are. */}
      <output className="visually-hidden">
        {chosen && fillMessage(messages['filter_count'], { count: visible.length })}
      </output>
      <TextLinks items={visible} look="columns" />
    </section>
  );
}
