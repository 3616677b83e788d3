import { useCallback, useMemo } from 'react';
import type { KnownChecks } from '#schemas/validate/known-checks.ts';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { useSchemaWords } from '../context/schema-words-context.ts';
import { PickerDialog } from '../layout/picker-dialog.tsx';
import { useLoaded } from '../layout/use-loaded.ts';
import { DescribedOption } from './described-option.tsx';
import { namePaletteItem } from './name-palette-item.ts';
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
  const load = useCallback(
    async () => (await loadItems()).loadPaletteItems(types, known),
    [types, known],
  );
  const { data: items, ...loaded } = useLoaded(load);
  const words = useSchemaWords();
  const choices = useMemo(
    () =>
      items?.map((item) => {
        const named = namePaletteItem(item, words);
        return { ...named, id: item.type, kind: item.family, component: item.component };
      }),
    [items, words],
  );
  return (
    <PickerDialog
      title={t('addTo', { place })}
      searchName={t('filterComponents')}
      look="list"
      choices={{ ...loaded, data: choices }}
      Option={DescribedOption}
      onChoose={({ component }) => onAdd(component)}
      onClose={onClose}
    />
  );
}
