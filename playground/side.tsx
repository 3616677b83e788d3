import { usePlaygroundContext } from './context/playground-context.ts';
import { Inspector } from './inspector/inspector.tsx';
import { usePanelFold } from './layout/folding.ts';
import { CommandIcon, KeyCommand } from './layout/command-button.tsx';
import { COMMANDS } from './layout/command-list.ts';
import type { Mode } from './layout/mode.ts';
import { getPanelId } from './layout/panel-settings.ts';
import { useIsNarrow } from './layout/screens.ts';
import { SideTabs, type SideTab } from './layout/side-tabs.tsx';
import { ComponentGrid } from './outline/component-grid.tsx';
import { Outline } from './outline/outline.tsx';
import { Scenarios } from './scenarios/scenarios.tsx';

const SCENARIOS: SideTab = { name: 'Scenarios', content: <Scenarios /> };

const WRITE_TABS: readonly SideTab[] = [
  { name: 'Page', content: <Outline /> },
  SCENARIOS,
  { name: 'Components', content: <ComponentGrid /> },
];

/** A narrow window has no place of its own for the inspector beside the text. */
const NARROW_CODE_TABS: readonly SideTab[] = [
  { name: 'Outline', content: <Outline /> },
  SCENARIOS,
  { name: 'Inspector', content: <Inspector /> },
];

/**
 * The regions that lead to what is worked on: in Write one at a time, in Code one below another.
 * Test works on scenarios as they are.
 */
export function Side({ mode }: { readonly mode: Mode }) {
  const { t } = usePlaygroundContext();
  const isNarrow = useIsNarrow();
  const [isUnfolded, toggle] = usePanelFold('side');
  const isOpen = isUnfolded || isNarrow;
  return (
    <aside
      className="app__side"
      id={getPanelId('side')}
      aria-label={t('sideTabs')}
      data-open={isOpen}
    >
      {isOpen ? (
        <KeyCommand of={COMMANDS.openSide} run={toggle} refusal="commandAlready" />
      ) : (
        <CommandIcon of={COMMANDS.openSide} icon="caret-right" run={toggle} />
      )}
      <div className="app__side-body" hidden={!isOpen}>
        <SideRegions mode={mode} isNarrow={isNarrow} />
      </div>
    </aside>
  );
}

function SideRegions({ mode, isNarrow }: { readonly mode: Mode; readonly isNarrow: boolean }) {
  const { t } = usePlaygroundContext();
  if (mode === 'write') return <SideTabs label={t('sideTabs')} tabs={WRITE_TABS} />;
  if (mode === 'test') return <Scenarios />;
  if (isNarrow) return <SideTabs label={t('sideTabs')} tabs={NARROW_CODE_TABS} />;
  return (
    <>
      <Scenarios />
      <Outline />
    </>
  );
}
