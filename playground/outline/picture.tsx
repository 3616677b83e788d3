import { useEffect, useRef, useState } from 'react';
import { createQueue, type EndTurn } from '../gallery/create-queue.ts';
import { getPreviewAddress } from '../gallery/gallery-scenario.ts';
import { useIsNear } from '../gallery/use-is-near.ts';
import { PREVIEW_SANDBOX } from '../preview/sandbox.ts';

const WIDTH_PX = 480;
const AT_ONCE = 2;
const queue = createQueue(AT_ONCE);

/**
 * A small picture of a scenario that runs, for the eye only. It comes when it is near what can be
 * seen.
 */
export function Picture({ scenario }: { readonly scenario: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const endTurn = useRef<EndTurn>(undefined);
  const isNear = useIsNear(place);
  const [isLoading, setIsLoading] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (!isNear) return undefined;
    const end = queue.ask(() => setIsLoading(true));
    endTurn.current = end;
    return end;
  }, [isNear]);
  return (
    <span ref={place} className="picture" data-loaded={isLoaded} aria-hidden="true" inert>
      {isLoading && (
        <iframe
          title={scenario}
          src={getPreviewAddress(scenario)}
          sandbox={PREVIEW_SANDBOX}
          tabIndex={-1}
          width={WIDTH_PX}
          onLoad={() => {
            setIsLoaded(true);
            endTurn.current?.();
          }}
          // The tangent of the arc is how CSS divides one length by another.
          style={{ scale: `tan(atan2(100cqi, ${WIDTH_PX}px))` }}
        />
      )}
    </span>
  );
}
