import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { AccordionProps } from '#schemas/generated/blocks/accordion.ts';
import { Heading } from '../../kit/heading/heading.tsx';
import { AccordionEntry } from './accordion-entry.tsx';
import { nextHeader } from './next-header.ts';
import { toggleItem } from './toggle-item.ts';
import './accordion.css';

/** Questions that open to their answers. */
export function Accordion({ title, items, exclusive = false }: AccordionProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<readonly number[]>([]);

  function moveFocus(event: KeyboardEvent) {
    const headers = [...(list.current?.querySelectorAll<HTMLElement>('.accordion__header') ?? [])];
    const present = headers.findIndex((header) => header === event.currentTarget);
    const next = nextHeader(event.key, present, headers.length);
    if (next === undefined) return;
    // The arrows would scroll the page as well.
    event.preventDefault();
    headers[next]?.focus();
  }

  return (
    <section className="accordion">
      <div className="accordion__layout" data-titled={Boolean(title)}>
        {title && <Heading>{title}</Heading>}
        <div className="accordion__list" ref={list}>
          {items.map((item, index) => (
            <AccordionEntry
              key={index}
              id={`${id}-${index}`}
              item={item}
              isOpen={open.includes(index)}
              onToggle={() => setOpen(toggleItem(open, index, exclusive))}
              onKeyDown={moveFocus}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
