import { useContext, useState, type ComponentProps } from 'react';
import { FoldingContext } from '../layout/folding.ts';
import { useMode } from '../layout/mode.ts';
import { Region, type RegionName } from '../layout/region.tsx';
import { Macros } from '../macros/macros.tsx';
import { Problems } from '../problems/problems.tsx';
import { DOCUMENTS } from '../state/document/names.ts';
import { usePlayground } from '../context/playground-context.ts';
import { Network } from '../network/network.tsx';
import { isFailedCall } from '../state/calls/calls.ts';
import { HistoryList } from './history-list.tsx';

/** Shows the results of the work: regions side by side as tabs, of which one at most is open. */
export function Results() {
  const mode = useMode();
  const { isNarrow, openName, open: openOnly } = useContext(FoldingContext);
  const [openHere, setOpenHere] = useState<RegionName | undefined>(
    mode === 'code' ? 'Problems' : undefined,
  );
  const [open, setOpen] = isNarrow ? [openName, openOnly] : [openHere, setOpenHere];
  const problems = usePlayground(({ playground }) =>
    DOCUMENTS.reduce(
      (count, name) => count + (playground?.documents[name].problems.length ?? 0),
      0,
    ),
  );
  const changes = usePlayground(({ playground }) => playground?.history.past.length ?? 0);
  const fold = (name: RegionName) => ({
    name,
    isOpen: open === name,
    onToggle: () => setOpen(open === name ? undefined : name),
  });
  return (
    <div className="results" data-open={open !== undefined}>
      <Region {...fold('Problems')} count={problems} isAlarming={problems > 0}>
        <Problems />
      </Region>
      {mode === 'write' && (
        <Region {...fold('Macros')}>
          <Macros />
        </Region>
      )}
      {mode === 'test' && <NetworkRegion {...fold('Network')} />}
      <Region {...fold('History')} count={changes}>
        <HistoryList />
      </Region>
    </div>
  );
}

function NetworkRegion(fold: Pick<ComponentProps<typeof Region>, 'name' | 'isOpen' | 'onToggle'>) {
  const calls = usePlayground((state) => state.calls?.calls);
  return (
    <Region {...fold} count={calls?.length ?? 0} isAlarming={calls?.some(isFailedCall) ?? false}>
      <Network />
    </Region>
  );
}
