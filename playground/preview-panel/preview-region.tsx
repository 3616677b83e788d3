import { useRef, useState } from 'react';
import { Panel } from '../layout/panel.tsx';
import { PREVIEW_SANDBOX } from '../preview/sandbox.ts';
import { DEFAULTS } from '../state/selects.ts';
import { usePlayground, usePlaygroundContext } from '../playground-context.ts';
import { computeFrameSize, readZoomChoice, type ZoomChoice } from './frame-size.ts';
import { PreviewTools } from './preview-tools.tsx';
import { Ruler } from './ruler.tsx';
import { DisplayedState } from './displayed-state.tsx';
import { Unresponsive } from './unresponsive.tsx';
import { useCanvasSize } from './use-canvas-size.ts';
import { useFrame } from './use-frame.ts';
import { WidthHandle } from './width-handle.tsx';

const FRAME_ADDRESS = '/playground/frame.html';
const ZOOM = 'zoom';

/** The page as visitors will see it, in a document of its own that can do nothing to this one. */
export function PreviewRegion() {
  const { store, environment } = usePlaygroundContext();
  const frame = useRef<HTMLIFrameElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const width = Number(
    usePlayground(({ playground }) => playground?.selects.viewport) ?? DEFAULTS.viewport,
  );
  const [zoomChoice, setZoomChoice] = useState(() => readZoomChoice(environment.readSetting(ZOOM)));
  const [isDragged, setIsDragged] = useState(false);
  const size = computeFrameSize(width, zoomChoice, useCanvasSize(canvas));
  const frameState = useFrame(store, frame);
  const chooseZoom = (choice: ZoomChoice) => {
    environment.storeSetting(ZOOM, choice);
    setZoomChoice(choice);
  };
  return (
    <Panel name="Preview" className="preview">
      <PreviewTools
        frame={size}
        zoomChoice={zoomChoice}
        onZoom={chooseZoom}
        onReload={frameState.restart}
      />
      <div className="preview__canvas">
        <div className="preview__scroller" ref={canvas} data-zoom={zoomChoice}>
          <Ruler width={width} zoom={size.zoom} />
          <div className="preview__stage">
            <div className="preview__sheet" style={sheetStyle(size)}>
              {frameState.status !== 'stopped' && (
                <iframe
                  key={frameState.run}
                  ref={frame}
                  title="Preview"
                  src={FRAME_ADDRESS}
                  sandbox={`${PREVIEW_SANDBOX} allow-forms`}
                  data-dragged={isDragged}
                  style={frameStyle(size)}
                />
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
        <Unresponsive {...frameState} />
        <DisplayedState isAlive={frameState.status === 'alive'} />
      </div>
    </Panel>
  );
}

type Size = ReturnType<typeof computeFrameSize>;

function sheetStyle({ width, height, zoom }: Size) {
  return { width: width * zoom, height: height * zoom };
}

function frameStyle({ width, height, zoom }: Size) {
  return { width, height, transform: `scale(${zoom})` };
}
