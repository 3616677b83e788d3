import { memo, type ReactElement } from 'react';
import type { Parts } from '../plan/index.ts';
import { nameOf } from '../registry/index.ts';
import { AdoptedSlot } from './adopted-slot.tsx';
import { PartBoundary } from './part-boundary.tsx';
import type { ViewItem } from './view-plan.ts';

export interface SlotProps {
  readonly item: ViewItem;
  readonly parts: Parts;
}

/**
 * The place of one part: an island whose border nothing crosses but its props. Drawn anew only when the
 * plan holds another object for it.
 */
export const Slot = memo(function Slot({ item, parts }: SlotProps): ReactElement | null {
  if (item.kind === 'fault' || item.kind === 'empty') return null;
  if (item.kind === 'adopted') return <AdoptedSlot item={item} />;

  const part = parts.get(nameOf({ kind: item.entry, id: item.id }));
  if (!part) return null;
  const { Component, words } = part;
  return (
    <div className="slot" data-type={item.id} data-key={item.key}>
      <PartBoundary id={item.id}>
        <Component {...item.props} {...(words && { words })}>
          {item.children && <Slots items={item.children} parts={parts} />}
        </Component>
      </PartBoundary>
    </div>
  );
});

export interface SlotsProps {
  readonly items: readonly ViewItem[];
  readonly parts: Parts;
}

/** Slots one after the other. */
export function Slots({ items, parts }: SlotsProps): ReactElement {
  return (
    <>
      {items.map((item) => (
        <Slot key={item.key} item={item} parts={parts} />
      ))}
    </>
  );
}
