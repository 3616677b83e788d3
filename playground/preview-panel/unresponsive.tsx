import { Icon } from '../layout/icon.tsx';
import { usePlaygroundContext } from '../playground-context.ts';
import type { FrameState } from './use-frame.ts';

/** Shows that the preview does not answer, or was stopped, and offers what can be done about it. */
export function Unresponsive({ status, stop, restart }: FrameState) {
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
