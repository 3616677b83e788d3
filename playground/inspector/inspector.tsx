import { useEffect, useId, useState } from 'react';
import { useFold } from '../layout/folding.ts';
import { Region } from '../layout/region.tsx';
import { usePlaygroundContext } from '../playground-context.ts';
import { Explain } from './explain.tsx';
import { InspectorTabs, type InspectorTab } from './inspector-tabs.tsx';
import { SelectedComponent } from './selected.tsx';

/** Below this width the editor and the preview need the inspector's space. */
const ROOM_ENOUGH = '(min-width: 1600px)';

/** The selected component: its fields to fill in, and how it came onto the page. */
export function Inspector() {
  const { store, environment } = usePlaygroundContext();
  const [isOpen, toggle] = useFold('Inspector', environment.matches(ROOM_ENOUGH));
  const [tab, setTab] = useState<InspectorTab>('Fields');
  const id = useId();
  useEffect(
    () =>
      store.subscribe(({ toFillIn }, before) => {
        if (toFillIn === undefined || toFillIn === before.toFillIn) return;
        setTab('Fields');
        if (!isOpen) toggle();
      }),
    [store, isOpen, toggle],
  );
  return (
    <div className="inspector">
      <Region name="Inspector" isOpen={isOpen} onToggle={toggle}>
        <InspectorTabs id={id} selected={tab} onSelect={setTab} />
        <div className="inspector__panel" id={id} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
          {tab === 'Fields' ? <SelectedComponent /> : <Explain />}
        </div>
      </Region>
    </div>
  );
}
