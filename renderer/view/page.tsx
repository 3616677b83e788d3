import { useEffect, type ReactElement } from 'react';
import type { Parts } from '../plan/index.ts';
import { PlatformContext, type PlatformForParts } from './platform-context.ts';
import { Slots } from './slot.tsx';
import type { ViewPlan, ViewSlot, ViewZone } from './view-plan.ts';

export interface PageProps {
  readonly plan: ViewPlan;
  readonly parts: Parts;
  readonly platform: PlatformForParts;
  /** Called in a browser once the page has been drawn or hydrated. */
  readonly onDrawn?: () => void;
}

/** A whole page: the layout's slots from top to bottom. The same tree on server and in browser. */
export function Page({ plan, parts, platform, onDrawn }: PageProps): ReactElement {
  useEffect(() => onDrawn?.(), [onDrawn]);

  return (
    <PlatformContext value={platform}>
      {plan.slots.map((slot) =>
        slot.zones ? (
          <main key={slot.name} className="page__main" id="main" tabIndex={-1}>
            <SlotContent slot={slot} parts={parts} />
          </main>
        ) : (
          <div key={slot.name} className="page__slot" data-slot={slot.name}>
            <SlotContent slot={slot} parts={parts} />
          </div>
        ),
      )}
    </PlatformContext>
  );
}

function SlotContent({
  slot,
  parts,
}: {
  readonly slot: ViewSlot;
  readonly parts: Parts;
}): ReactElement {
  return (
    <>
      <Slots items={slot.items} parts={parts} />
      {slot.zones?.map((zone) => (
        <Zone key={zone.name} zone={zone} parts={parts} />
      ))}
    </>
  );
}

function Zone({ zone, parts }: { readonly zone: ViewZone; readonly parts: Parts }): ReactElement {
  return (
    <div className="zone" data-zone={zone.name} data-layout={zone.layout}>
      <Slots items={zone.items} parts={parts} />
    </div>
  );
}
