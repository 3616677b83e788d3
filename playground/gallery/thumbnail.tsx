import { useEffect, useRef, useState } from 'react';
import { PREVIEW_SANDBOX } from '../preview/sandbox.ts';
import type { EndTurn, Queue } from './create-queue.ts';
import { previewAddress, type GalleryScenario } from './gallery-scenario.ts';
import { useIsNear } from './use-is-near.ts';

interface ThumbnailProps {
  readonly scenario: GalleryScenario;
  readonly queue: Queue;
}

const DESK_WIDTH = 1440;
const PHONE_AT_MOST = 600;

/**
 * A scenario alive and small, for the eye only: nothing in it can be reached. It is there while it is near
 * the window, because a hundred pages that run would be too much for one browser.
 */
export function Thumbnail({ scenario: { id, title, width = DESK_WIDTH }, queue }: ThumbnailProps) {
  const place = useRef<HTMLDivElement>(null);
  const endTurn = useRef<EndTurn>(undefined);
  const isNear = useIsNear(place);
  const [isLoading, setIsLoading] = useState(false);

  useEffect(() => {
    if (!isNear) return undefined;
    const end = queue.ask(() => setIsLoading(true));
    endTurn.current = end;
    return () => {
      end();
      setIsLoading(false);
    };
  }, [isNear, queue]);

  return (
    <div ref={place} className="thumbnail" data-phone={width < PHONE_AT_MOST} inert>
      <div className="thumbnail__window">
        {isLoading && (
          <iframe
            title={`Picture of ${title}`}
            src={previewAddress(id)}
            sandbox={PREVIEW_SANDBOX}
            tabIndex={-1}
            width={width}
            onLoad={() => endTurn.current?.()}
            // The tangent of the arc is how CSS divides one length by another.
            style={{ scale: `tan(atan2(100cqi, ${width}px))` }}
          />
        )}
      </div>
    </div>
  );
}
