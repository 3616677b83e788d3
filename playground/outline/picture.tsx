import { use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { createQueue, type EndTurn } from '../gallery/create-queue.ts';
import { getPreviewAddress, type ScenarioPicture } from '../gallery/gallery-scenario.ts';
import { useIsNear } from '../gallery/use-is-near.ts';
import { Icon, type IconName } from '../layout/icon.tsx';
import { PREVIEW_SANDBOX } from '../preview/sandbox.ts';
import { PictureListContext } from './picture-list.ts';

const WIDTH_PX = 480;
const AT_ONCE = 2;
const queue = createQueue(AT_ONCE);

const KIND_ICONS: Readonly<Record<string, IconName>> = {
  headers: 'image',
  blocks: 'squares-four',
  cards: 'cards',
};

interface PictureProps {
  readonly scenario: string;
  /** The kind of the component, whose icon stands there until there is a picture. */
  readonly kind: string | undefined;
}

/**
 * A small picture of a scenario, for the eye only: as the server has drawn it, or as it runs where
 * nothing draws it. It comes when it is near what can be seen.
 */
export function Picture({ scenario, kind = '' }: PictureProps) {
  const container = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(container);
  const known = useSmallPictures(isNear);
  const picture = known?.pictures.get(scenario);
  const isLive = isNear && known !== undefined && !picture && !known.isDrawing;
  return (
    <span ref={container} className="picture" aria-hidden="true">
      <Icon name={KIND_ICONS[kind] ?? 'cards'} />
      {picture && <Drawn {...picture} />}
      {isLive && <Live scenario={scenario} />}
    </span>
  );
}

/** Follows the pictures while one is wanted. */
function useSmallPictures(isWanted: boolean) {
  const { get, subscribe } = use(PictureListContext);
  return useSyncExternalStore(isWanted ? subscribe : subscribeToNothing, get);
}

const subscribeToNothing = () => () => {};

function Drawn({ address, isCurrent }: ScenarioPicture) {
  const { t } = usePlaygroundContext();
  return (
    <>
      <img className="picture__image" src={address} alt="" />
      {!isCurrent && (
        <span className="picture__mark" title={t('pictureDrawnAnew')}>
          <Icon name="arrow-clockwise" />
        </span>
      )}
    </>
  );
}

function Live({ scenario }: Pick<PictureProps, 'scenario'>) {
  const endTurn = useRef<EndTurn>(undefined);
  const [isLoading, setIsLoading] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const end = queue.ask(() => setIsLoading(true));
    endTurn.current = end;
    return end;
  }, []);
  return (
    <span className="picture__live" data-loaded={isLoaded} inert>
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
