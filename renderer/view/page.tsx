import type { ReactElement } from 'react';
import { PlatformContext, type PlatformForComponents } from './platform-context.ts';
import { NO_ROUTE, RouteContext } from './route-context.ts';
import { Slots, type SlotContext } from './slot.tsx';
import type { ViewPlan, ViewSlot, ViewZone } from './view-plan.ts';

export interface PageProps extends SlotContext {
  readonly plan: ViewPlan;
  readonly platform: PlatformForComponents;
}

/** A whole page: the layout's slots from top to bottom. The same tree on server and in browser. */
export function Page({ plan, platform, ...context }: PageProps): ReactElement {
  const { pageUrl = '', route = NO_ROUTE } = plan.decisions ?? {};
  return (
    <PlatformContext value={platform}>
      <RouteContext value={route}>
        {plan.slots.map((slot) =>
          slot.zones ? (
            // State such as opened parts and typed text stays on the page where it came about.
            <main key={`main ${pageUrl}`} className="page__main" id="main" tabIndex={-1}>
              <SlotContent slot={slot} {...context} />
            </main>
          ) : (
            <OtherSlot key={slot.name} slot={slot} {...context} />
          ),
        )}
      </RouteContext>
    </PlatformContext>
  );
}

/** A slot beside the page: of the shell, whose parts are landmarks themselves, or of a feature. */
function OtherSlot({ slot, ...context }: SlotContentProps): ReactElement {
  const Tag = slot.isComplementary ? 'aside' : 'div';
  return (
    <Tag className="page__slot" data-slot={slot.name}>
      <SlotContent slot={slot} {...context} />
    </Tag>
  );
}

interface SlotContentProps extends SlotContext {
  readonly slot: ViewSlot;
}

function SlotContent({ slot, ...context }: SlotContentProps): ReactElement {
  return (
    <>
      <Slots items={slot.items} {...context} />
      {slot.zones?.map((zone) => (
        <Zone key={zone.name} zone={zone} {...context} />
      ))}
    </>
  );
}

interface ZoneProps extends SlotContext {
  readonly zone: ViewZone;
}

function Zone({ zone, ...context }: ZoneProps): ReactElement {
  return (
    <div className="zone" data-zone={zone.name} data-layout={zone.layout}>
      <Slots items={zone.items} {...context} />
    </div>
  );
}
