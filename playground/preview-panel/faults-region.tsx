import { usePanelFold } from '../layout/folding.ts';
import { getPanelId } from '../layout/panel-settings.ts';
import { Region } from '../layout/region.tsx';
import { usePlayground } from '../context/playground-context.ts';
import { FaultsPanel } from './faults-panel.tsx';
import { listFaultyEndpoints } from './list-faulty-endpoints.ts';

/** The faults of the services, where trying them is what the window is for. */
export function FaultsRegion() {
  const [isOpen, toggle] = usePanelFold('inspector');
  const faulty = usePlayground(({ playground }) => listFaultyEndpoints(playground).length);
  return (
    <div className="inspector" id={getPanelId('inspector')}>
      <Region name="Faults" isOpen={isOpen} onToggle={toggle} count={faulty}>
        <div className="inspector__faults">
          <FaultsPanel />
        </div>
      </Region>
    </div>
  );
}
