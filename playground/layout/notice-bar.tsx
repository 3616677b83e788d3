import type { ReactNode } from 'react';
import type { Notice } from '../state/notice.ts';
import { usePlayground, useWorkbench } from '../playground-context.ts';
import type { Say } from '../messages.ts';
import { Icon } from './icon.tsx';

/** Tells what came otherwise than asked for, and what can be done about it. */
export function NoticeBar() {
  const { say, store } = useWorkbench();
  const notice = usePlayground((state) => state.notice);
  const isElsewhere = usePlayground((state) => state.isElsewhere);
  const storing = usePlayground((state) => state.storing);
  const { notify, openScenario, takeOver } = store.getState();
  return (
    <output className="notice-bar">
      {isElsewhere && (
        <Line text={say('openElsewhere')}>
          <button type="button" className="button button--line" onClick={() => void takeOver()}>
            {say('editHere')}
          </button>
        </Line>
      )}
      {storing !== 'works' && (
        <Line text={say(storing === 'full' ? 'storageFull' : 'storageUnavailable')} />
      )}
      {notice && (
        <Line text={textOf(notice, say)}>
          {notice.kind === 'unknown-scenario' &&
            notice.meant.map((id) => (
              <button
                key={id}
                type="button"
                className="button button--line"
                onClick={() => void openScenario(id)}
              >
                {id}
              </button>
            ))}
          <button
            type="button"
            className="button button--icon"
            aria-label={say('dismiss')}
            onClick={() => notify(undefined)}
          >
            <Icon name="x" />
          </button>
        </Line>
      )}
    </output>
  );
}

function Line({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <span className="notice-bar__notice">
      <Icon name="warning-fill" />
      <span>{text}</span>
      {children}
    </span>
  );
}

function textOf(notice: Notice, say: Say): string {
  if (notice.kind === 'cut-link') return say('cutLink');
  if (notice.kind === 'link-over-draft') return say('linkOverDraft');
  if (notice.kind === 'link-too-long') return say('linkTooLong');
  if (notice.kind === 'unknown-scenario') return say('unknownScenario', { id: notice.id });
  return say('failed', { reason: notice.reason });
}
