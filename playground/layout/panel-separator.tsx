import { useContext, useRef, useState, type KeyboardEvent } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import type { MessageKey } from '../environment/messages.ts';
import {
  clampPanelSize,
  getPanelBounds,
  getPanelId,
  getPanelProperty,
  isFoldingSize,
  type PanelName,
  type PanelSettings,
} from './panel-settings.ts';
import { PanelsContext, setOpen, usePanelFold } from './folding.ts';
import { useSeparator } from './use-separator.ts';

interface PanelSeparatorProps {
  readonly panel: PanelName;
}

/** How the border of each panel moves, and what it is called. */
const BORDERS: Readonly<Record<PanelName, { readonly scale: 1 | -1; readonly label: MessageKey }>> =
  {
    side: { scale: 1, label: 'borderSide' },
    editor: { scale: 1, label: 'borderEditor' },
    inspector: { scale: -1, label: 'borderInspector' },
    results: { scale: -1, label: 'borderResults' },
  };

/**
 * The border of a panel. Dragged far below the least size, the panel folds, as it does with Enter;
 * a double click brings back its usual size.
 */
export function PanelSeparator({ panel }: PanelSeparatorProps) {
  const { t } = usePlaygroundContext();
  const { settings, update } = useContext(PanelsContext);
  const [isOpen, toggle] = usePanelFold(panel);
  const { usual, min, max } = getPanelBounds(panel);
  const { scale, label } = BORDERS[panel];
  const element = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<number>();
  const orientation = panel === 'results' ? 'horizontal' : 'vertical';
  const keep = (size: number | undefined) =>
    update((before) => setOpen(withSize(before, panel, size), panel, true));
  const { onKeyDown, ...separator } = useSeparator({
    orientation,
    value: dragged ?? settings.sizes[panel] ?? usual,
    min,
    max,
    scale,
    measure: () => measurePanel(panel),
    onSize(wanted, isDragged) {
      const isFolding = isFoldingSize(panel, wanted);
      const size = clampPanelSize(panel, wanted);
      if (isFolding === isOpen) update((before) => setOpen(before, panel, !isFolding));
      if (!isDragged) keep(size);
      else if (!isFolding) {
        // The window is rendered anew once, when the drag ends.
        element.current
          ?.closest<HTMLElement>('.app')
          ?.style.setProperty(getPanelProperty(panel), `${size}px`);
        setDragged(size);
      }
    },
    onDrag(isDragged) {
      if (!isDragged && dragged !== undefined && isOpen) keep(dragged);
      setDragged(undefined);
    },
  });
  const actions = {
    onDoubleClick: () => keep(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && panel !== 'editor') toggle();
      else onKeyDown(event);
    },
  };
  return (
    <div
      {...separator}
      {...actions}
      ref={element}
      className="separator"
      data-panel={panel}
      aria-label={t(label)}
      aria-controls={getPanelId(panel)}
      title={t(panel === 'editor' ? 'borderHint' : 'foldingBorderHint')}
    />
  );
}

function measurePanel(panel: PanelName): number | undefined {
  const area = document.getElementById(getPanelId(panel));
  return panel === 'results' ? area?.offsetHeight : area?.offsetWidth;
}

/** Returns settings in which a panel has a size of its own, or its usual one again. */
function withSize(before: PanelSettings, panel: PanelName, size: number | undefined) {
  const { [panel]: _before, ...others } = before.sizes;
  return { ...before, sizes: size === undefined ? others : { ...others, [panel]: size } };
}
