import { useEffect, useRef, useState, type RefObject } from 'react';
import { type Outcome, isOutcome } from '../preview/outcome.ts';
import { PREVIEW_SANDBOX } from '../preview/sandbox.ts';
import type { EndTurn, Queue } from './create-queue.ts';
import {
  getPreviewAddress,
  type GalleryScenario,
  type ScenarioPicture,
} from './gallery-scenario.ts';
import { useIsNear } from './use-is-near.ts';
import { useGalleryMessages } from './messages.ts';

interface ThumbnailProps {
  readonly scenario: GalleryScenario;
  readonly queue: Queue;
  /** The width of the window that the scenario is shown in, in CSS pixels. */
  readonly width: number;
  readonly hasShell: boolean;
  /** The picture as it was drawn last; undefined where there is none for this view. */
  readonly picture: ScenarioPicture | undefined;
  readonly onOutcome: (outcome: Outcome) => void;
}

const MAX_PHONE_WIDTH = 600;

/**
 * A small picture of a scenario, for the eye only: nothing in it can be reached. Where it was drawn
 * of something older, or never, or does not come, the scenario runs in its place.
 */
export function Thumbnail(props: ThumbnailProps) {
  const { scenario, width } = props;
  const [failed, setFailed] = useState<string>();
  const picture = props.picture?.address === failed ? undefined : props.picture;
  return (
    <div className="thumbnail" data-phone={width < MAX_PHONE_WIDTH} inert>
      <div className="thumbnail__window">
        {picture && (
          <img
            className="thumbnail__image"
            src={picture.address}
            alt=""
            loading="lazy"
            onError={() => setFailed(picture.address)}
          />
        )}
        {/* What was saved is another document. */}
        {!picture?.isCurrent && <LivePicture key={scenario.version} {...props} />}
      </div>
    </div>
  );
}

/**
 * A scenario that runs. It is there while it is near the window, because a hundred pages that run
 * would be too much for one browser.
 */
function LivePicture({ scenario, queue, width, hasShell, onOutcome }: ThumbnailProps) {
  const { id, title } = scenario;
  const t = useGalleryMessages();
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const endTurn = useRef<EndTurn>(undefined);
  const isNear = useIsNear(container);
  const [isLoading, setIsLoading] = useState(false);
  const outcome = useOutcome(frame);

  useEffect(() => {
    if (outcome) onOutcome(outcome);
  }, [outcome, onOutcome]);

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
    <div ref={container} className="thumbnail__live">
      {isLoading && (
        <iframe
          ref={frame}
          title={t('pictureOf', { title })}
          src={getPreviewAddress(id, hasShell)}
          sandbox={PREVIEW_SANDBOX}
          tabIndex={-1}
          width={width}
          onLoad={() => endTurn.current?.()}
          // The tangent of the arc is how CSS divides one length by another.
          style={{ scale: `tan(atan2(100cqi, ${width}px))` }}
        />
      )}
    </div>
  );
}

/**
 * The outcome that the preview in a frame has posted; nothing before that. Messages of other
 * windows are ignored.
 */
function useOutcome(frame: RefObject<HTMLIFrameElement | null>): Outcome | undefined {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    const receive = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      if (isOutcome(data)) setOutcome(data);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [frame]);
  return outcome;
}
