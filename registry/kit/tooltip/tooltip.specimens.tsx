import { useEffect, useRef, type ReactNode } from 'react';
import type { Specimens } from '../specimen/specimen.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { infoFill } from '../icon/drawings.ts';
import { Tooltip } from './tooltip.tsx';
import './tooltip.specimens.css';

/**
 * The gallery shows a tooltip that describes its opener, one that labels it, and a disabled opener
 * that has none.
 */
export const tooltipSpecimens: Specimens = {
  describes: () => (
    <Focused>
      <Tooltip text="The APR counts all costs: interest, file costs and account fees.">
        {(own) => (
          <Button look="outline" color="indigo" {...own}>
            APR
          </Button>
        )}
      </Tooltip>
    </Focused>
  ),
  labels: () => (
    <Focused>
      <Tooltip
        text="Zur Rückzahlungsvereinbarung mit der Gebäudebrandversicherungsgesellschaft"
        relation="labels"
      >
        {(own) => <IconButton icon={infoFill} label="Agreement" {...own} />}
      </Tooltip>
    </Focused>
  ),
  disabled: () => (
    <Focused>
      <Tooltip text="Nobody sees this.">
        {(own) => (
          <Button look="outline" color="indigo" aria-disabled {...own}>
            Without a tooltip
          </Button>
        )}
      </Tooltip>
    </Focused>
  ),
};

/** A tooltip is shown for what has the focus. */
function Focused({ children }: { readonly children: ReactNode }) {
  const around = useRef<HTMLParagraphElement>(null);
  useEffect(() => around.current?.querySelector('button')?.focus(), []);
  return (
    <p className="tooltip-specimen" ref={around}>
      {children}
    </p>
  );
}
