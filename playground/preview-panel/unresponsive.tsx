import { Icon } from '../layout/icon.tsx';
import { useWorkbench } from '../playground-context.ts';
import type { FrameLife } from './use-frame.ts';

/** Says that the preview does not answer, or was stopped, and offers what can be done about it. */
export function Silence({ pulse, stop, restart }: FrameLife) {
  const { say } = useWorkbench();
  return (
    // There from the start, so that what comes into it is read out.
    <div role="alert" className="silence">
      {pulse !== 'alive' && (
        <div className="silence__words">
          <p>
            <Icon name="warning-fill" />
            {say(pulse === 'silent' ? 'previewSilent' : 'previewStopped')}
          </p>
          <p className="silence__ways">
            <button type="button" className="button button--main" onClick={restart}>
              {say(pulse === 'silent' ? 'restartPreview' : 'startPreview')}
            </button>
            {pulse === 'silent' && (
              <button type="button" className="button button--line" onClick={stop}>
                {say('stopPreview')}
              </button>
            )}
          </p>
        </div>
      )}
    </div>
  );
}
