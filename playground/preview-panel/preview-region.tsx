import { useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { useMode } from '../layout/mode.ts';
import { Panel } from '../layout/panel.tsx';
import { PREVIEW_SANDBOX } from '../preview/sandbox.ts';
import { DEFAULTS } from '../conditions/selects.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { Icon } from '../layout/icon.tsx';
import { BesideSelection } from './beside-selection.tsx';
import { DisplayedState } from './displayed-state.tsx';
import { FRAME_ADDRESS } from './frame-address.ts';
import { computeFrameSize, readZoomChoice, type ZoomChoice } from './frame-size.ts';
import { useOnPage, type OnPageStore } from './on-page.ts';
import { PreviewTools } from './preview-tools.tsx';
import { usePageView } from './page-view.tsx';
import { useCanvasSize } from './use-canvas-size.ts';
import { useFrame, type FrameState } from './use-frame.ts';
import { WidthHandle } from './width-handle.tsx';
import { WriteTools } from './write-tools.tsx';

const ZOOM = 'zoom';

interface PreviewRegionProps {
  /** The versions of the page in other languages, to stand above it. */
  readonly versions?: ReactNode;
  /** Another version of the page, to stand beside it and to scroll with it. */
  readonly beside?: ((onPage: OnPageStore) => ReactNode) | undefined;
  /** The commands for what is selected on the page, to stand beside it. */
  readonly actions?: ReactNode;
  /** The page in several windows side by side, to choose in place of the one page. */
  readonly grid?: ((showPage: () => void) => ReactNode) | undefined;
}

/** The page as visitors will see it, in a document of its own that can do nothing to this one. */
export function PreviewRegion({ versions, beside, actions, grid }: PreviewRegionProps) {
  const { store } = usePlaygroundContext();
  const frame = useRef<HTMLIFrameElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const onPage = useOnPage();
  const width = useWidth();
  const [zoomChoice, chooseZoom] = useZoomChoice();
  const [isDragged, setIsDragged] = useState(false);
  const size = computeFrameSize(width, zoomChoice, useCanvasSize(canvas));
  const frameState = useFrame(store, frame, onPage);
  const [view, setView] = usePageView();
  const isGrid = grid !== undefined && view === 'grid';
  return (
    <Panel name="Preview" className="preview">
      <Tools
        frame={size}
        zoomChoice={zoomChoice}
        onZoom={chooseZoom}
        onReload={frameState.restart}
        view={grid && view}
        onView={setView}
      />
      {versions}
      <div className="preview__canvas">
        <div
          className="preview__scroller"
          ref={canvas}
          data-zoom={zoomChoice}
          // Under the grid it runs on: what is said of the page elsewhere comes from here.
          inert={isGrid}
        >
          <Ruler width={width} zoom={size.zoom} />
          <div className="preview__stage">
            <div className="preview__sheet" ref={sheet} style={sheetStyle(size)}>
              {frameState.status !== 'stopped' && (
                <Frame key={frameState.run} ref={frame} isDragged={isDragged} size={size} />
              )}
            </div>
            <WidthHandle
              width={width}
              zoom={size.zoom}
              onWidth={(next) => store.getState().choose('viewport', String(next))}
              onDrag={setIsDragged}
            />
          </div>
        </div>
        <BesideSelection onPage={onPage} sheet={sheet} zoom={size.zoom}>
          {actions}
        </BesideSelection>
        {isGrid && <div key={frameState.run}>{grid(() => setView('page'))}</div>}
        {beside?.(onPage)}
        <Unresponsive {...frameState} />
        <DisplayedState isAlive={frameState.status === 'alive'} />
      </div>
    </Panel>
  );
}

interface FrameProps {
  readonly ref: RefObject<HTMLIFrameElement | null>;
  readonly isDragged: boolean;
  readonly size: Size;
}

function Frame({ ref, isDragged, size }: FrameProps) {
  return (
    <iframe
      ref={ref}
      title="Preview"
      src={FRAME_ADDRESS}
      sandbox={`${PREVIEW_SANDBOX} allow-forms`}
      data-dragged={isDragged}
      style={frameStyle(size)}
    />
  );
}

/** Returns the width of the page in CSS pixels. */
function useWidth(): number {
  const chosen = usePlayground(({ playground }) => playground?.selects.viewport);
  return Number(chosen ?? DEFAULTS.viewport);
}

/** Returns the zoom that this person chose last, and a function that chooses another. */
function useZoomChoice(): [ZoomChoice, (choice: ZoomChoice) => void] {
  const { environment } = usePlaygroundContext();
  const [zoomChoice, setZoomChoice] = useState(() => readZoomChoice(environment.readSetting(ZOOM)));
  const choose = (choice: ZoomChoice) => {
    environment.storeSetting(ZOOM, choice);
    setZoomChoice(choice);
  };
  return [zoomChoice, choose];
}

/** The controls over the page: for whoever writes it one line, else all there are. */
function Tools(props: ComponentProps<typeof PreviewTools>) {
  const isWriting = useMode() === 'write';
  return isWriting ? <WriteTools onReload={props.onReload} /> : <PreviewTools {...props} />;
}

type Size = ReturnType<typeof computeFrameSize>;

function sheetStyle({ width, height, zoom }: Size) {
  return { width: width * zoom, height: height * zoom };
}

function frameStyle({ width, height, zoom }: Size) {
  return { width, height, transform: `scale(${zoom})` };
}

interface RulerProps {
  readonly width: number;
  readonly zoom: number;
}

/**
 * The width of the page with its breakpoints, over the page. For the eye; the select has the
 * number.
 */
function Ruler({ width, zoom }: RulerProps) {
  return (
    <div className="ruler" aria-hidden="true">
      <div className="ruler__scale" style={{ width: width * zoom }}>
        {listRulerMarks(width, zoom).map((mark) => (
          <span key={mark} className="ruler__mark" style={{ left: mark * zoom }}>
            {mark}
          </span>
        ))}
        <span className="ruler__mark ruler__mark--end">{width}</span>
      </div>
    </div>
  );
}

/** Shows that the preview does not answer, or was stopped, and offers what can be done about it. */
function Unresponsive({ status, stop, restart }: FrameState) {
  const { t } = usePlaygroundContext();
  return (
    // There from the start, so that what comes into it is read out.
    <div role="alert" className="silence">
      {status !== 'alive' && (
        <div className="silence__words">
          <p>
            <Icon name="warning-fill" />
            {t(status === 'silent' ? 'previewSilent' : 'previewStopped')}
          </p>
          <p className="silence__ways">
            <button type="button" className="button button--main" onClick={restart}>
              {t(status === 'silent' ? 'restartPreview' : 'startPreview')}
            </button>
            {status === 'silent' && (
              <button type="button" className="button button--line" onClick={stop}>
                {t('stopPreview')}
              </button>
            )}
          </p>
        </div>
      )}
    </div>
  );
}

/** The widths at which layouts of the site change, in CSS pixels. */
const BREAKPOINTS = [0, 420, 600, 720, 840, 960, 1280, 1440];

// Numbers closer than this would overlap. Each stands behind its mark, and the width before the
// end.
const MIN_GAP_PX = 44;
const MIN_END_GAP_PX = 64;

/** The breakpoints that a ruler of a width has a number for, beside the width itself at its end. */
export function listRulerMarks(width: number, zoom: number): readonly number[] {
  const marks: number[] = [];
  for (const mark of BREAKPOINTS) {
    const fromLast = (mark - (marks.at(-1) ?? -Infinity)) * zoom;
    const toEnd = (width - mark) * zoom;
    if (fromLast > MIN_GAP_PX && toEnd > MIN_END_GAP_PX) marks.push(mark);
  }
  return marks;
}
