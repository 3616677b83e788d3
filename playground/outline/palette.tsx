import { useEffect, useState } from 'react';
import type { KnownChecks } from '#schemas/validate/known-checks.ts';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { Chooser } from './chooser.tsx';
import type { PaletteItem } from './palette-items.ts';
import type { PictureList } from './picture-list.ts';

interface PaletteProps {
  /** The name of the zone or component that it is added to. */
  readonly place: string;
  readonly types: readonly string[];
  readonly known: KnownChecks;
  readonly onAdd: (component: object) => void;
  readonly onClose: () => void;
}

/** Loads the items on demand, with the descriptions of all schemas, which nobody needs before. */
const loadItems = () => import('./palette-items.ts');

/**
 * Loads the data and the pictures of the palette, so that they are there when somebody opens it.
 * Data that fails to load is requested again at that time.
 */
export function preparePalette({ prepare }: Pick<PictureList, 'prepare'>): void {
  loadItems().catch(() => {});
  prepare();
}

/** The components that a place takes, each with a picture and a sentence. */
export function Palette({ place, types, known, onAdd, onClose }: PaletteProps) {
  const { t } = usePlaygroundContext();
  const [items, setItems] = useState<readonly PaletteItem[]>();
  useEffect(() => {
    let isWanted = true;
    loadItems()
      .then(({ loadPaletteItems }) => loadPaletteItems(types, known))
      .then((loaded) => isWanted && setItems(loaded), onClose);
    return () => {
      isWanted = false;
    };
  }, [types, known, onClose]);
  return (
    <Chooser
      title={t('addTo', { place })}
      filterName={t('filterComponents')}
      isLoading={items === undefined}
      choices={(items ?? []).map(({ type, family, sentence, words, scenario }) => ({
        id: type,
        label: type,
        detail: sentence,
        words,
        kind: family,
        ...(scenario !== undefined && { scenario }),
      }))}
      onChoose={(chosen) => {
        const item = items?.find(({ type }) => type === chosen);
        if (item) onAdd(item.component);
      }}
      onClose={onClose}
    />
  );
}
