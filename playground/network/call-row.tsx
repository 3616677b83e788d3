import { usePlaygroundContext } from '../context/playground-context.ts';
import type { MessageKey } from '../environment/messages.ts';
import { Icon, type IconName } from '../layout/icon.tsx';
import { isFailedCall, type Call } from '../state/calls/calls.ts';
import type { Bar } from './position-bars.ts';

interface CallRowProps {
  readonly call: Call;
  readonly bar: Bar | undefined;
  /** Its number among calls that asked the same: 2 for a second try. */
  readonly time: number;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

/** One call: what it asked, how it ended, and how much of its time it took. */
export function CallRow({ call, bar, time, isSelected, onSelect }: CallRowProps) {
  const { t } = usePlaygroundContext();
  const { method, url, fault, startedMs } = call;
  return (
    <tr
      className="network__row"
      data-selected={isSelected}
      data-state={isFailedCall(call) ? 'failed' : call.end}
    >
      <td>
        <button
          type="button"
          className="network__call"
          aria-current={isSelected}
          title={url}
          onClick={onSelect}
        >
          <Icon name={iconOf(call)} />
          <span className="network__method">{method}</span>
          <span className="network__address">{formatAddress(url)}</span>
          {time > 1 && <span className="pill">{t('callRepeated', { time })}</span>}
          {fault && <span className="pill network__fault">{t('callFault', { fault })}</span>}
        </button>
      </td>
      <td>{t(ENDS[call.end], { status: formatStatus(call, t('callWithoutStatus')) })}</td>
      <td data-over={isOver(call)}>
        <CallTime call={call} />
      </td>
      <td>
        {t('callBeganAfter', { count: Math.round(startedMs) })}
        {bar && (
          <span className="network__track" aria-hidden="true">
            <span
              className="network__bar"
              style={{
                insetInlineStart: `${100 * bar.start}%`,
                inlineSize: `${100 * bar.length}%`,
              }}
            />
          </span>
        )}
      </td>
    </tr>
  );
}

function CallTime({ call: { durationMs, budgetMs } }: { readonly call: Call }) {
  const { t } = usePlaygroundContext();
  if (durationMs === undefined) {
    return budgetMs === undefined ? '' : t('callBudget', { budget: budgetMs });
  }
  const time = Math.round(durationMs);
  return budgetMs === undefined
    ? t('callWithoutBudget', { time })
    : t('callTimeOfBudget', { time, budget: budgetMs });
}

const ENDS = {
  pending: 'callPending',
  done: 'callDone',
  failed: 'callFailed',
  'timed-out': 'callTimedOut',
  aborted: 'callAborted',
} as const satisfies Record<Call['end'], MessageKey>;

function formatStatus({ status }: Call, without: string): string {
  return status === undefined ? without : String(status);
}

function isOver({ durationMs = 0, budgetMs = Infinity, end }: Call): boolean {
  return end === 'timed-out' || durationMs > budgetMs;
}

function iconOf(call: Call): IconName {
  if (call.end === 'pending') return 'arrow-clockwise';
  if (call.end === 'aborted') return 'x';
  return isFailedCall(call) ? 'x-circle-fill' : 'check-circle-fill';
}

/** Path and query as a person reads them; an address that is broken stays as it is. */
function formatAddress(url: string): string {
  const { pathname = url, search = '' } = URL.parse(url) ?? {};
  try {
    return decodeURIComponent(pathname + search);
  } catch {
    return pathname + search;
  }
}
