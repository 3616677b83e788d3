import { useEffect, useRef, useState, type RefObject } from 'react';
import { FRAME_ADDRESS } from '../preview-panel/frame-address.ts';
import { openFrameChannel } from '../preview-panel/frame-channel.ts';
import { computeFrameSize } from '../preview-panel/frame-size.ts';
import { useCanvasSize } from '../preview-panel/use-canvas-size.ts';
import { createPreviewRequest } from '../preview-panel/use-frame.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { PREVIEW_SANDBOX } from '../preview/sandbox.ts';
import type { Playground } from '../state/playground.ts';
import type { PlaygroundStore } from '../state/state.ts';
import { findCounterpart } from '../state/translation/find-counterpart.ts';
import { readPage } from '../state/translation/progress.ts';
import { getLanguageCode } from './language-name.ts';
import { useVersions } from './use-versions.ts';

/**
 * Another version of the page beside it, to be read alone. What is selected in one is selected in
 * both, and comes into view in both.
 */
export function Beside() {
  const { t } = usePlaygroundContext();
  const versions = useVersions().filter(({ state }) => state === 'there' || state === 'draft');
  const from = usePlayground(({ playground }) => playground?.translation?.from);
  const [chosen, setChosen] = useState<string>();
  const find = (locale: string | undefined) => versions.find((each) => each.locale === locale);
  const version = find(chosen) ?? find(from) ?? versions[0];
  return (
    <section className="beside" aria-label="Beside">
      <div className="beside__head">
        <label className="pick">
          <span className="pick__name">Version</span>
          <select
            value={version?.locale}
            disabled={versions.length === 0}
            onChange={({ target }) => setChosen(target.value)}
          >
            {versions.map(({ locale }) => (
              <option key={locale} value={locale}>
                {getLanguageCode(locale)}
              </option>
            ))}
          </select>
        </label>
        {t(version ? 'besideHint' : 'noVersionBeside')}
      </div>
      {version?.id !== undefined && (
        <OtherVersion key={version.id} id={version.id} locale={version.locale} />
      )}
    </section>
  );
}

interface OtherVersionProps {
  readonly id: string;
  readonly locale: string;
}

function OtherVersion({ id, locale }: OtherVersionProps) {
  const { t } = usePlaygroundContext();
  const other = useLoaded(id, locale);
  if (other === 'failed') return <p className="beside__note">{t('besideFailed')}</p>;
  return other ? <OtherPage other={other} /> : null;
}

/** Loads a version with what is written in its draft. */
function useLoaded(id: string, locale: string): Playground | 'failed' | undefined {
  const { store } = usePlaygroundContext();
  const [loaded, setLoaded] = useState<Playground | 'failed'>();
  useEffect(() => {
    let isWanted = true;
    const show = (found: Playground | 'failed') => isWanted && setLoaded(found);
    store
      .getState()
      .loadVersion(id, locale)
      .then(
        (found) => show(found ?? 'failed'),
        () => show('failed'),
      );
    return () => {
      isWanted = false;
    };
  }, [store, id, locale]);
  return loaded;
}

function OtherPage({ other }: { readonly other: Playground }) {
  const { store } = usePlaygroundContext();
  const frame = useRef<HTMLIFrameElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const width = Number(usePlayground(({ playground }) => playground?.selects.viewport));
  const { zoom, ...size } = computeFrameSize(width, 'fit', useCanvasSize(canvas));
  useConversation(store, frame, other);
  return (
    <div className="beside__canvas" ref={canvas}>
      <div
        className="preview__sheet beside__sheet"
        style={{ width: size.width * zoom, height: size.height * zoom }}
      >
        <iframe
          ref={frame}
          title="Beside"
          src={FRAME_ADDRESS}
          sandbox={PREVIEW_SANDBOX}
          style={{ ...size, transform: `scale(${zoom})` }}
        />
      </div>
    </div>
  );
}

/** Keeps what is selected the same in both. */
function useConversation(
  store: PlaygroundStore,
  frame: RefObject<HTMLIFrameElement | null>,
  other: Playground,
): void {
  useEffect(() => {
    const there = readPage(other.documents.page);
    const here = () => {
      const { playground } = store.getState();
      return playground && readPage(playground.documents.page);
    };
    const channel = openFrameChannel({
      window,
      frame: () => frame.current?.contentWindow ?? null,
      onAnswer: () => {},
      onStatus: () => {},
      onMessage: (message) => {
        if (message.type !== 'vitrine:clicked') return;
        const { pointer, member = pointer } = message;
        const place = findCounterpart(member, there, here());
        if (place !== undefined) store.getState().select(place);
      },
    });
    const select = () => {
      const selection = store.getState().playground?.selection;
      const pointer = selection && findCounterpart(selection, here(), there);
      channel.select({ isSelecting: true, ...(pointer !== undefined && { pointer }) });
    };
    channel.show(createPreviewRequest(other));
    select();
    const stop = store.subscribe(({ playground }, before) => {
      if (playground?.selection !== before.playground?.selection) select();
    });
    return () => {
      stop();
      channel.close();
    };
  }, [store, frame, other]);
}
