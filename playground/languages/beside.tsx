import { CommandButton } from '../layout/command-button.tsx';
import { COMMANDS } from '../layout/command-list.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { FRAME_ADDRESS } from '../preview-panel/frame-address.ts';
import { computeFrameSize } from '../preview-panel/frame-size.ts';
import type { OnPageStore } from '../preview-panel/on-page.ts';
import { useCanvasSize } from '../preview-panel/use-canvas-size.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { PREVIEW_SANDBOX } from '../preview/sandbox.ts';
import type { Playground } from '../state/playground.ts';
import { useConversation } from './use-conversation.ts';
import { useScrollLink, type ScrollLink } from './use-scroll-link.ts';
import { useOtherPages } from './use-other-pages.ts';

/**
 * Another version of the page beside it, to be read alone. What is selected in one is selected in
 * both, and comes into view in both; what is at the top of one comes to the top of the other.
 */
export function Beside({ onPage }: { readonly onPage: OnPageStore }) {
  const { t, store } = usePlaygroundContext();
  const link = useScrollLink(onPage);
  const versions = useOtherPages();
  const from = usePlayground(({ playground }) => playground?.translation?.from);
  const chosen = usePlayground((state) => state.besidePage);
  const version =
    versions.find(({ name }) => name === chosen) ??
    versions.find(({ locale, isVariant }) => !isVariant && locale === from) ??
    versions[0];
  const isVariant = version?.isVariant ?? false;
  const shownLink = useMemo(() => ({ ...link, isVariant }), [link, isVariant]);
  const hint = t(version ? 'besideHint' : 'noVersionBeside');
  return (
    <section className="beside" aria-label="Beside">
      <div className="beside__head">
        <label className="pick">
          <span className="pick__name">Version</span>
          <select
            value={version?.name}
            disabled={versions.length === 0}
            onChange={({ target }) => store.getState().compareWith(target.value)}
          >
            {versions.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <span className="beside__hint" title={hint}>
          {hint}
        </span>
        {version?.isVariant && <Differences onPage={onPage} />}
        {version && <ScrollSwitch link={link} />}
      </div>
      {version && (
        <OtherVersion key={version.id} id={version.id} locale={version.locale} link={shownLink} />
      )}
    </section>
  );
}

interface OtherVersionProps {
  readonly id: string;
  readonly locale: string;
  readonly link: ScrollLink;
}

/** Lets the two scroll together, or each by itself. */
function ScrollSwitch({ link: { together, toggle } }: { readonly link: ScrollLink }) {
  const isOn = useStore(together, (state) => state.isOn);
  return (
    <CommandButton
      of={COMMANDS.scrollTogether}
      hint={false}
      className="button button--line beside__scroll"
      aria-pressed={isOn}
      run={toggle}
    />
  );
}

function OtherVersion({ id, locale, link }: OtherVersionProps) {
  const { t } = usePlaygroundContext();
  const other = useLoaded(id, locale);
  if (other === 'failed') return <p className="beside__note">{t('besideFailed')}</p>;
  return other ? <OtherPage other={other} link={link} /> : null;
}

/** Loads a version with what is written in its draft. */
function useLoaded(id: string, locale: string): Playground | 'failed' | undefined {
  const { store } = usePlaygroundContext();
  const [loaded, setLoaded] = useState<Playground | 'failed'>();
  useEffect(() => {
    let isWanted = true;
    const show = (result: Playground | 'failed') => isWanted && setLoaded(result);
    store
      .getState()
      .loadVersion(id, locale)
      .then(
        (result) => show(result ?? 'failed'),
        () => show('failed'),
      );
    return () => {
      isWanted = false;
    };
  }, [store, id, locale]);
  return loaded;
}

interface OtherPageProps {
  readonly other: Playground;
  readonly link: ScrollLink;
}

function OtherPage({ other, link }: OtherPageProps) {
  const { store } = usePlaygroundContext();
  const frame = useRef<HTMLIFrameElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const width = Number(usePlayground(({ playground }) => playground?.selects.viewport));
  const { zoom, ...size } = computeFrameSize(width, 'fit', useCanvasSize(canvas));
  useConversation({ store, frame, other, link });
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

/** Says how many components differ, and leads from one to the next in both pages. */
function Differences({ onPage }: { readonly onPage: OnPageStore }) {
  const { t, store } = usePlaygroundContext();
  const differing = useStore(onPage, (state) => state.differing) ?? [];
  const selection = usePlayground(({ playground }) => playground?.selection);
  const next = differing[(differing.indexOf(selection ?? '') + 1) % differing.length];
  return (
    <>
      <output className="off">{t('componentsDiffer', { count: differing.length })}</output>
      <button
        type="button"
        className="button button--line beside__scroll"
        disabled={next === undefined}
        onClick={() => next !== undefined && store.getState().select(next)}
      >
        {t('nextDifference')}
        <span className="pill" aria-hidden="true">
          {differing.length}
        </span>
      </button>
    </>
  );
}
