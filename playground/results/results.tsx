import { useContext, type ComponentProps, type ReactNode } from 'react';
import { PanelsContext, setOpen, usePanelFold } from '../layout/folding.ts';
import { LatePart } from '../layout/late-part.tsx';
import { useMode } from '../layout/mode.ts';
import { getPanelId } from '../layout/panel-settings.ts';
import { Region, type RegionName } from '../layout/region.tsx';
import { ScreensContext } from '../layout/screens.ts';
import { FirstProblem } from '../problems/first-problem.tsx';
import { Variants } from '../experiments/variants.tsx';
import { Macros } from '../macros/macros.tsx';
import { useMacroLead } from '../macros/use-macro-lead.ts';
import { Offers } from '../offers/offers.tsx';
import { Problems } from '../problems/problems.tsx';
import { DOCUMENTS } from '../state/document/names.ts';
import { usePlayground } from '../context/playground-context.ts';
import { Accessibility } from '../accessibility/accessibility.tsx';
import { Events } from '../events/events.tsx';
import { Network } from '../network/network.tsx';
import { isFailedCall } from '../state/calls/calls.ts';
import { HistoryList } from './history-list.tsx';

interface ResultsProps {
  /** Says in Test how the page came about; the other modes have that beside the form. */
  readonly explanation: ReactNode;
}

/**
 * Shows the results of the work: regions side by side as tabs, of which one at most is open. It is
 * one line until somebody opens it, and that line has the first problem.
 */
export function Results({ explanation }: ResultsProps) {
  const mode = useMode();
  const { open, fold, show } = useOpenResult();
  useMacroLead(() => show('Macros'));
  const problems = usePlayground(({ playground }) =>
    DOCUMENTS.reduce(
      (count, name) => count + (playground?.documents[name].problems.length ?? 0),
      0,
    ),
  );
  const changes = usePlayground(({ playground }) => playground?.history.past.length ?? 0);
  return (
    <div className="results" id={getPanelId('results')} data-open={open !== undefined}>
      <Region
        {...fold('Problems')}
        count={problems}
        isAlarming={problems > 0}
        line={open === undefined && <FirstProblem />}
      >
        <Problems />
      </Region>
      {mode === 'write' && (
        <Region {...fold('Macros')}>
          <Macros />
        </Region>
      )}
      {mode === 'write' && (
        <Region {...fold('Variants')}>
          <Variants />
        </Region>
      )}
      {mode === 'write' && (
        <Region {...fold('Offers')}>
          <Offers />
        </Region>
      )}
      {mode === 'test' && <NetworkRegion {...fold('Network')} />}
      {mode === 'test' && <EventsRegion {...fold('Events')} />}
      {mode === 'test' && <AccessibilityRegion {...fold('Accessibility')} />}
      {mode === 'test' && <Region {...fold('Explain')}>{explanation}</Region>}
      {mode === 'test' && (
        <Region {...fold('Digest')}>
          <LatePart load={loadDigest}>{(Digest) => <Digest />}</LatePart>
        </Region>
      )}
      <Region {...fold('History')} count={changes}>
        <HistoryList />
      </Region>
    </div>
  );
}

type Fold = Pick<ComponentProps<typeof Region>, 'name' | 'isOpen' | 'onToggle'>;

function NetworkRegion(fold: Fold) {
  const calls = usePlayground((state) => state.calls?.calls);
  return (
    <Region {...fold} count={calls?.length ?? 0} isAlarming={calls?.some(isFailedCall) ?? false}>
      <Network />
    </Region>
  );
}

function EventsRegion(fold: Fold) {
  const events = usePlayground((state) => state.events);
  return (
    <Region {...fold} count={(events?.items.length ?? 0) + (events?.dropped ?? 0)}>
      <Events />
    </Region>
  );
}

/** The region that is open; where all are wanted it is the one that was open last. */
function useOpenResult() {
  const { settings, update } = useContext(PanelsContext);
  const { present } = useContext(ScreensContext);
  const [isOpen] = usePanelFold('results');
  const last = settings.result ?? 'Problems';
  const open = isOpen || present === 'results' ? last : undefined;
  const turn = (name: RegionName, isToOpen: boolean) =>
    update((before) => ({ ...setOpen(before, 'results', isToOpen), result: name }));
  return {
    open,
    show: (name: RegionName) => turn(name, true),
    fold: (name: RegionName) => ({
      name,
      isOpen: open === name,
      onToggle: () => turn(name, open !== name),
    }),
  };
}

function AccessibilityRegion(fold: Fold) {
  const findings = usePlayground((state) => state.accessibility?.progress?.findings);
  const broken = findings?.filter(({ needsReview }) => !needsReview);
  const count = broken?.reduce((sum, { total }) => sum + total, 0);
  return (
    <Region {...fold} {...(count !== undefined && { count })} isAlarming={(count ?? 0) > 0}>
      <Accessibility />
    </Region>
  );
}

async function loadDigest() {
  return (await import('../digest/digest.tsx')).Digest;
}
