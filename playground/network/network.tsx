import { useState } from 'react';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { DOWN_A_LIST } from '../layout/roving-tab-index.ts';
import { useRovingTabIndex } from '../layout/use-roving-tab-index.ts';
import type { Call, CallList } from '../state/calls/calls.ts';
import { CallDetails } from './call-details.tsx';
import { CallRow } from './call-row.tsx';
import { positionBars } from './position-bars.ts';

/** The calls of the page in the preview to its services, with what was asked and answered. */
export function Network() {
  const { t } = usePlaygroundContext();
  const list = usePlayground((state) => state.calls);
  const [chosen, setChosen] = useState<ChosenCall>();
  if (!list || list.calls.length === 0) return <EmptyState>{t('noCalls')}</EmptyState>;
  const selected = findChosen(list, chosen);
  return (
    <div className="network" data-selected={selected !== undefined}>
      <Calls
        list={list}
        selected={selected}
        onSelect={(call) => setChosen({ loadedAt: list.loadedAt, call })}
      />
      <div className="network__details">
        {selected ? <CallDetails call={selected} /> : <EmptyState>{t('selectCall')}</EmptyState>}
      </div>
    </div>
  );
}

interface ChosenCall {
  readonly loadedAt: number;
  readonly call: Call;
}

/** A page that is loaded again makes the same call again, which then stays chosen. */
function findChosen({ loadedAt, calls }: CallList, chosen: ChosenCall | undefined) {
  if (!chosen) return undefined;
  const { id, method, url } = chosen.call;
  return loadedAt === chosen.loadedAt
    ? calls.find((call) => call.id === id)
    : calls.find((call) => call.method === method && call.url === url);
}

interface CallsProps {
  readonly list: CallList;
  readonly selected: Call | undefined;
  readonly onSelect: (call: Call) => void;
}

function Calls({ list: { calls, dropped }, selected, onSelect }: CallsProps) {
  const { t } = usePlaygroundContext();
  const bars = positionBars(calls);
  return (
    <div className="network__calls" ref={useRovingTabIndex(DOWN_A_LIST)}>
      {dropped > 0 && <EmptyState>{t('droppedCalls', { count: dropped })}</EmptyState>}
      <table className="network__table">
        <caption className="off">{t('callsOfPreview')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('call')}</th>
            <th scope="col">{t('callAnswer')}</th>
            <th scope="col">{t('callTime')}</th>
            <th scope="col">{t('callBegan')}</th>
          </tr>
        </thead>
        <tbody>
          {calls.map((call, index) => (
            <CallRow
              key={call.id}
              call={call}
              bar={bars[index]}
              time={countEqual(calls, index)}
              isSelected={call === selected}
              onSelect={() => onSelect(call)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Counts the calls up to an index that asked the same as the one there. */
function countEqual(calls: readonly Call[], index: number): number {
  const own = calls[index];
  return calls
    .slice(0, index + 1)
    .filter(
      ({ method, url, request }) =>
        method === own?.method && url === own.url && request.body === own.request.body,
    ).length;
}
