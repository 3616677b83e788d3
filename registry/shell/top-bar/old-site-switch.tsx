import { fillMessage } from '../../kit/messages/fill-message.ts';
import type { TopBarPartProps } from './top-bar-props.ts';

/** The way back to the previous site; once that is gone, where there is help in this one. */
export function OldSiteSwitch({ data: { legacyApp }, messages }: TopBarPartProps) {
  if (!legacyApp) return null;

  const { id, url, removed = false, selfServiceUrl } = legacyApp;
  return (
    <div className="top-bar__old-site" data-legacy-app={id}>
      <p className="top-bar__inside">
        {removed ? (
          <>
            {messages['oldSiteRemoved']}{' '}
            {selfServiceUrl !== undefined && <a href={selfServiceUrl}>{messages['selfService']}</a>}
          </>
        ) : (
          <a href={url}>
            {fillMessage(messages['oldSite'], { name: messages[`oldSite-${id}`] ?? '' })}
          </a>
        )}
      </p>
    </div>
  );
}
