import { useMemo } from 'react';
import type { Picture } from '../assist/collect-pictures.ts';
import { loadPictures } from '../assist/load-pictures.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import type { Choice } from '../layout/choice.ts';
import { PickerDialog } from '../layout/picker-dialog.tsx';
import { useLoaded } from '../layout/use-loaded.ts';

interface PicturePickerProps {
  /** The name of the picture that is chosen already. */
  readonly present: string | undefined;
  readonly onChoose: (picture: Picture) => void;
  readonly onClose: () => void;
}

interface PictureChoice extends Choice {
  readonly picture: Picture;
}

/** The pictures of the fixtures, found by name, by what they show in any language, or by size. */
export function PicturePicker({ present, onChoose, onClose }: PicturePickerProps) {
  const { t } = usePlaygroundContext();
  const language = usePlayground(({ playground }) =>
    playground?.selects.locale.slice(0, 2).toUpperCase(),
  );
  const { data, ...loaded } = useLoaded(loadPictures);
  const choices = useMemo(
    () => data?.map((picture) => toChoice(picture, `altText${language}`)),
    [data, language],
  );
  return (
    <PickerDialog
      title={t('choosePicture')}
      searchName={t('searchPictures')}
      look="grid"
      choices={{ ...loaded, data: choices }}
      present={present}
      Option={PictureOption}
      onChoose={({ picture }) => onChoose(picture)}
      onClose={onClose}
    />
  );
}

function toChoice(picture: Picture, member: string): PictureChoice {
  const { name, title, width, height, alternativeTexts } = picture;
  const texts = Object.values(alternativeTexts).flatMap((text) =>
    typeof text === 'string' ? [text] : Object.values(text),
  );
  const words = [name, title, ...texts].join(' ');
  const label = name.replaceAll('-', ' ');
  const own = alternativeTexts[member];
  const detail = typeof own === 'string' ? own : title;
  return { id: name, label, detail, words: `${words} ${width} × ${height}`, picture };
}

function PictureOption({ choice: { label, detail, picture } }: { readonly choice: PictureChoice }) {
  return (
    <>
      <img className="picker__picture" src={picture.original} alt="" loading="lazy" />
      <span className="picker__label">{label}</span>{' '}
      <span className="picker__detail">{detail}</span>{' '}
      <span className="picker__size">
        {picture.width} × {picture.height}
      </span>
    </>
  );
}
