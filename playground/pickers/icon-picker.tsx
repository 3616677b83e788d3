import { useMemo, useState } from 'react';
import { loadIcons, type KnownIcon } from '../assist/icons.ts';
import { usePlaygroundContext } from '../context/playground-context.ts';
import type { MessageKey } from '../environment/messages.ts';
import type { Choice } from '../layout/choice.ts';
import { PickerDialog } from '../layout/picker-dialog.tsx';
import { useLoaded } from '../layout/use-loaded.ts';

interface IconPickerProps {
  /** The id that is written already. */
  readonly present: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

interface IconChoice extends Choice {
  readonly icon: KnownIcon;
}

/** The icons, found by name or by what they stand for, all of them or one way of drawing. */
export function IconPicker({ present, onChoose, onClose }: IconPickerProps) {
  const { t } = usePlaygroundContext();
  const { data: icons, ...loaded } = useLoaded(loadIcons);
  const [variation, setVariation] = useState('');
  const choices = useMemo(
    () =>
      icons
        ?.filter((icon) => variation === '' || icon.variation === variation)
        .map((icon): IconChoice => {
          const label = icon.name.replaceAll('-', ' ');
          return { id: icon.id, label, detail: icon.variation, words: icon.words, icon };
        }),
    [icons, variation],
  );
  const variations = [...new Set(icons?.map((icon) => icon.variation))];
  return (
    <PickerDialog
      title={t('chooseIcon')}
      searchName={t('searchIcons')}
      look="grid"
      choices={{ ...loaded, data: choices }}
      present={present}
      Option={IconOption}
      onChoose={({ id }) => onChoose(id)}
      onClose={onClose}
    >
      <Variations {...{ variations, variation }} onChoose={setVariation} />
    </PickerDialog>
  );
}

const NAMES: Partial<Readonly<Record<string, MessageKey>>> = {
  '': 'allVariations',
  regular: 'outlineVariation',
  bold: 'boldVariation',
  fill: 'filledVariation',
};

interface VariationsProps {
  readonly variations: readonly string[];
  readonly variation: string;
  readonly onChoose: (variation: string) => void;
}

function Variations({ variations, variation, onChoose }: VariationsProps) {
  const { t } = usePlaygroundContext();
  return (
    <div className="picker__filter segments" role="radiogroup" aria-label={t('variations')}>
      {['', ...variations].map((each) => {
        const name = NAMES[each];
        return (
          <label key={each} className="segments__option">
            <input
              type="radio"
              name="variation"
              checked={each === variation}
              onChange={() => onChoose(each)}
            />
            <span>{name ? t(name) : each}</span>
          </label>
        );
      })}
    </div>
  );
}

function IconOption({ choice: { icon, label } }: { readonly choice: IconChoice }) {
  const { t } = usePlaygroundContext();
  const name = NAMES[icon.variation];
  return (
    <>
      <Drawing icon={icon} />
      <span className="picker__label">{label}</span>{' '}
      <span className="picker__size">{name ? t(name) : icon.variation}</span>
    </>
  );
}

function Drawing({ icon: { viewBox, path } }: { readonly icon: KnownIcon }) {
  return (
    <svg className="picker__icon" viewBox={viewBox} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/**
 * Shows below an id the icon that it names. Where there is none, that is a problem of the field.
 */
export function IconNote({ id }: { readonly id: string }) {
  const { data: icons } = useLoaded(loadIcons);
  const icon = icons?.find((each) => each.id === id);
  if (!icon) return null;
  return (
    <span className="field__note field__note--icon">
      <Drawing icon={icon} /> {icon.name.replaceAll('-', ' ')}
    </span>
  );
}
