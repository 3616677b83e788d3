import { useEffect, useRef, useState, type RefObject } from 'react';
import type { EndTurn, Queue } from '../gallery/create-queue.ts';
import { useIsNear } from '../gallery/use-is-near.ts';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { openFrameChannel } from '../preview-panel/frame-channel.ts';
import { needsOtherPreview, createPreviewRequest } from '../preview-panel/preview-request.ts';
import { PREVIEW_SANDBOX } from '../preview/sandbox.ts';
import type { DisplayedMessage, FailedMessage } from '../preview/protocol.ts';
import type { PlaygroundStore } from '../state/state.ts';
import type { PageVersion } from './list-page-versions.ts';
import type { Playground } from '../state/playground.ts';
import type { ShowRequest } from '../preview-panel/requests.ts';

/** The answer of a frame of the grid; undefined until there is one. */
export type GridAnswer = DisplayedMessage | FailedMessage | 'silent' | undefined;

interface GridFrameProps {
  readonly version: PageVersion;
  /** The page of another version. */
  readonly content: unknown;
  readonly width: number;
  readonly queue: Queue;
  readonly onAnswer: (answer: GridAnswer) => void;
}

/**
 * A version of the page in a window of some width, for the eye only. It starts when it is in sight
 * and its turn has come, and follows what is edited and chosen in this window.
 */
export function GridFrame({ version, content, width, queue, onAnswer }: GridFrameProps) {
  const { store, t } = usePlaygroundContext();
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isNear = useIsNear(container);
  const [endTurn, setEndTurn] = useState<EndTurn>();
  useEffect(() => {
    if (!isNear) return undefined;
    const end = queue.ask(() => setEndTurn(() => () => end()));
    return () => {
      end();
      setEndTurn(undefined);
      onAnswer(undefined);
    };
  }, [isNear, queue, onAnswer]);
  useEffect(() => {
    if (!endTurn) return undefined;
    return converse({
      store,
      frame,
      version,
      content,
      onAnswer(answer) {
        endTurn();
        onAnswer(answer);
      },
    });
  }, [store, endTurn, version, content, onAnswer]);
  return (
    <div
      ref={container}
      className="page-grid__window"
      style={{ aspectRatio: `${width} / ${HEIGHT}` }}
    >
      {endTurn && (
        <iframe
          ref={frame}
          title={t('pageAt', { locale: version.locale, width })}
          src="/playground/frame.html"
          sandbox={PREVIEW_SANDBOX}
          tabIndex={-1}
          inert
          width={width}
          height={HEIGHT}
          // The tangent of the arc is how CSS divides one length by another.
          style={{ scale: `tan(atan2(100cqi, ${width}px))` }}
        />
      )}
    </div>
  );
}

/** As much of a page as most windows show, in CSS pixels. */
const HEIGHT = 900;

interface ConversationOptions extends Pick<GridFrameProps, 'version' | 'content' | 'onAnswer'> {
  readonly store: PlaygroundStore;
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

/** Keeps a frame at what is edited and chosen, as the one that shows the page alone is. */
function converse({ store, frame, version, content, onAnswer }: ConversationOptions): () => void {
  const channel = openFrameChannel({
    window,
    frame: () => frame.current?.contentWindow ?? null,
    onAnswer,
    onStatus: (isAlive) => onAnswer(isAlive ? undefined : 'silent'),
  });
  const { playground } = store.getState();
  if (playground) channel.show(createVersionRequest(playground, version, content));
  const stop = store.subscribe(({ playground: now }, { playground: before }) => {
    // Another scenario has a grid of its own.
    if (now?.scenarioId !== playground?.scenarioId || !now) return;
    if (needsOtherPreview(now, before)) channel.show(createVersionRequest(now, version, content));
  });
  return () => {
    stop();
    channel.close();
  };
}

/**
 * Creates the request to show a version of the open page: for the visitor, with the faults and with
 * the documents around the page that hold for the open one too. `content` is the page of another
 * version.
 */
export function createVersionRequest(
  playground: Playground,
  version: PageVersion,
  content: unknown,
): ShowRequest {
  const selects = { ...playground.selects, locale: version.locale };
  const request = createPreviewRequest({ ...playground, selects });
  if (version.kind === 'open' || version.kind === 'missing') return request;
  const { pageText: _ofOpen, ...others } = request;
  // A draft that is in no file has no other page to stand on than the one it was made of.
  const page = version.kind === 'other' ? { fixture: version.fixture } : request.scenario.page;
  const scenario = { ...request.scenario, page };
  return { ...others, scenario, page: content };
}
