import type { ReactNode } from 'react';
import type { RegionName } from './region.tsx';

interface PanelProps {
  readonly name: RegionName;
  readonly className: string;
  /** The id of the element, where a border of it can be moved. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A region without a header of its own, which is always there. */
export function Panel({ name, className, id, children }: PanelProps) {
  return (
    <section className={className} id={id} aria-label={name}>
      <h2 className="off">{name}</h2>
      <div className="panel__body" id={`panel-${name}`}>
        {children}
      </div>
    </section>
  );
}
