import { findComponents } from '#schemas/components.ts';
import { PAGE_ID } from '#schemas/schema-ids.ts';
import {
  listComponents,
  getListNames,
  splitComponentPointer,
  resolvePointer,
  listZones,
} from '../state/structure/component-lists.ts';
import { move, type PageToEdit } from '../state/structure/edits.ts';
import { getComponentType } from '#schemas/components.ts';
import { useZoneLabel } from '../layout/zone-label.ts';
import { appendPointer } from '#schemas/problems/pointer.ts';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { useSchemaWords } from '../context/schema-words-context.ts';
import type { Choice } from '../layout/choice.ts';
import { PickerDialog } from '../layout/picker-dialog.tsx';
import { DescribedOption } from './described-option.tsx';
import { formatRefusal } from './refusal-text.ts';
import { getComponentLabel, getListLabel } from './use-structure.ts';

interface MoveToProps {
  readonly edited: PageToEdit;
  readonly pointer: string;
  readonly onMove: (list: string) => void;
  readonly onClose: () => void;
}

/** All places that a component might go to, the zones first; one that does not take it says why. */
export function MoveTo({ edited, pointer, onMove, onClose }: MoveToProps) {
  const { t } = usePlaygroundContext();
  const zoneLabel = useZoneLabel();
  const { nameComponent } = useSchemaWords();
  const { page } = edited;
  const own = splitComponentPointer(pointer).list;
  const choices = listsOf(edited)
    .filter((list) => list !== own)
    .map((list): Choice => {
      const count = listComponents(page, list).length;
      const outcome = move(edited, pointer, { list, index: count });
      const label = getListLabel(page, list, { zoneLabel, nameComponent });
      return 'refusal' in outcome
        ? {
            id: list,
            label,
            detail: formatRefusal(outcome.refusal, { t, zoneLabel }),
            isRefused: true,
          }
        : { id: list, label, detail: t('holdsComponents', { count }) };
    });
  return (
    <PickerDialog
      title={t('moveTo', { label: getComponentLabel(page, pointer, nameComponent) })}
      searchName={t('filterPlaces')}
      look="list"
      choices={{ data: choices, hasFailed: false }}
      Option={DescribedOption}
      onChoose={({ id }) => onMove(id)}
      onClose={onClose}
    />
  );
}

/**
 * Every list of the page that there is or could be: of the zones, then of components that hold
 * others.
 */
function listsOf({ page, known }: PageToEdit): readonly string[] {
  const shape = known.byId.get(PAGE_ID)?.shape ?? {};
  const inside = findComponents(page, shape, (type) => known.components.get(type)).flatMap(
    ({ pointer }) => {
      const type = getComponentType(resolvePointer(page, pointer));
      const names = type === undefined ? [] : getListNames(type, known);
      return names.map((name) => appendPointer(pointer, name));
    },
  );
  return [...listZones(known).map((zone) => `${zone}/flexComponents`), ...inside];
}
