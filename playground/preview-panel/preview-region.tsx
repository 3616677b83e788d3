import { useRef } from 'react';
import { Icon } from '../layout/icon.tsx';
import { Panel } from '../layout/panel.tsx';
import { PREVIEW_SANDBOX } from '../preview/sandbox.ts';
import { DOCUMENTS } from '../state/names.ts';
import { CHOICES, DEFAULTS, SELECTS, type SelectName } from '../state/selects.ts';
import { usePlayground, usePlaygroundContext } from '../playground-context.ts';
import { Ruler } from './ruler.tsx';
import { SelectToggle } from './select-toggle.tsx';
import { Unresponsive } from './unresponsive.tsx';
import { useFrame } from './use-frame.ts';
import { useZoom } from './use-zoom.ts';

const FRAME_ADDRESS = '/playground/frame.html';

/** The page as visitors will see it, in a document of its own that can do nothing to this one. */
export function PreviewRegion() {
  const { store } = usePlaygroundContext();
  const frame = useRef<HTMLIFrameElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const width = Number(
    usePlayground(({ playground }) => playground?.selects.viewport) ?? DEFAULTS.viewport,
  );
  const { zoom, height } = useZoom(canvas, width);
  const frameState = useFrame(store, frame);
  return (
    <Panel name="Preview" className="preview">
      <div className="preview__tools">
        {SELECTS.map(({ id, name }) => (
          <Select key={id} id={id} name={name} />
        ))}
        <SelectToggle />
        <span className="preview__zoom">{Math.round(zoom * 100)}%</span>
      </div>
      <Ruler width={width} zoom={zoom} />
      <div className="preview__canvas" ref={canvas}>
        <div className="preview__sheet" style={{ width: width * zoom }}>
          {frameState.status !== 'stopped' && (
            <iframe
              key={frameState.run}
              ref={frame}
              title="Preview"
              src={FRAME_ADDRESS}
              sandbox={`${PREVIEW_SANDBOX} allow-forms`}
              style={{ width, height: height / zoom, transform: `scale(${zoom})` }}
            />
          )}
        </div>
        <Unresponsive {...frameState} />
        <Toast />
      </div>
    </Panel>
  );
}

function Select({ id, name }: { readonly id: SelectName; readonly name: string }) {
  const { t, store } = usePlaygroundContext();
  const value = usePlayground(({ playground }) => playground?.selects[id]) ?? DEFAULTS[id];
  const choices = [...new Set([...CHOICES[id], value])];
  return (
    <label className="pick">
      <span className="pick__name">{name}</span>
      <select value={value} onChange={(event) => store.getState().choose(id, event.target.value)}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {id === 'session' ? t(choice === 'signed-in' ? 'signedIn' : 'anonymous') : choice}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Explains over the page why it is not what the editor holds. */
function Toast() {
  const { t } = usePlaygroundContext();
  const isStale = usePlayground(({ playground }) =>
    DOCUMENTS.some((document) => playground?.documents[document].isStale),
  );
  const failure = usePlayground(({ shown }) => shown?.failure);
  if (!isStale && failure === undefined) return null;
  return (
    <p className="toast">
      <Icon name="warning-fill" />
      {isStale ? t('showsLastGood') : t('previewFailed', { reason: failure ?? '' })}
    </p>
  );
}
