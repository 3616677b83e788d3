import { useEffect, useState } from 'react';
import { cleanImageUrl } from '#schemas/content/clean-url.ts';
import { isRecord } from '#schemas/is-record.ts';
import { appendPointer } from '#schemas/problems/pointer.ts';
import { findPictureName } from '../../assist/find-picture-name.ts';
import { usePlaygroundContext } from '../../context/playground-context.ts';
import { UsagesButton } from '../../usages/usages-button.tsx';
import type { Field } from '../form/field.ts';
import { diffPicture, listAlternativeTexts } from '../form/picture-changes.ts';
import { usePiece, usePlace } from './form-context.ts';
import { PickerButton } from './picker-button.tsx';

/** An address that is being typed is not asked for at every key. */
const PAUSE_MS = 600;

interface PictureProps {
  readonly field: Field;
  readonly pointer: string;
}

/**
 * The picture of an image: its file, its size and its alternative texts, and a way to another one.
 */
export function PictureCard({ field, pointer }: PictureProps) {
  const { t } = usePlaygroundContext();
  const { original, size, alternativeTexts } = JSON.parse(usePiece(pointer, summarisePicture));
  const name = findPictureName(original);
  return (
    <div className="picture-row">
      <Thumbnail address={original} />
      <div className="picture-row__words">
        {original !== '' && (
          <p>
            {original.split('/').at(-1)}
            {size}
          </p>
        )}
        <AlternativeTexts texts={alternativeTexts} />
        <ChoosePicture {...{ field, pointer }} label={field.label} text={t('choosePicture')} />
        {name !== undefined && (
          <UsagesButton thing={{ kind: 'pictures', name }} text={t('pagesWithPicture')} />
        )}
      </div>
    </div>
  );
}

/** Summarises an image as JSON, so that it can be compared. */
function summarisePicture(value: unknown): string {
  const image = isRecord(value) ? value : {};
  const { original, width, height } = image;
  return JSON.stringify({
    original: typeof original === 'string' ? original : '',
    size:
      width !== undefined && height !== undefined ? `, ${textOf(width)} × ${textOf(height)}` : '',
    alternativeTexts: listAlternativeTexts(image),
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '?';
}

/** The alternative texts by language; an image without any is decoration. */
function AlternativeTexts({ texts }: { readonly texts: readonly (readonly [string, string])[] }) {
  const { t } = usePlaygroundContext();
  if (texts.length === 0) return <p className="picture-row__note">{t('decoration')}</p>;
  return (
    <dl className="picture-row__texts">
      {texts.map(([language, text]) => (
        <div key={language}>
          <dt>{language}</dt>
          <dd lang={language.toLowerCase()}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ChooseProps extends PictureProps {
  readonly label: string;
  /** The text of the button; left out, it shows its icon alone. */
  readonly text?: string;
  /** Is called where the button goes with the choice. */
  readonly onChosen?: () => void;
}

/** A button for another picture: all that an image says of its file changes at once. */
export function ChoosePicture({ field, pointer, label, text, onChosen }: ChooseProps) {
  const { t } = usePlaygroundContext();
  const place = usePlace(pointer);
  const present = usePiece(appendPointer(pointer, 'original'), findPictureName);
  return (
    <PickerButton
      icon="image"
      label={t('choosePictureFor', { field: label })}
      {...(text !== undefined && { text })}
    >
      {({ PicturePicker }, close) => (
        <PicturePicker
          present={present}
          onClose={close}
          onChoose={(picture) => {
            place.change(diffPicture({ pointer, field, before: place.read() }, picture));
            close();
            onChosen?.();
          }}
        />
      )}
    </PickerButton>
  );
}

/** A picture of this host, or why there is none. */
export function Thumbnail({ address: written }: { readonly address: string }) {
  const { t, environment } = usePlaygroundContext();
  const deferred = useSettled(written);
  const [failed, setFailed] = useState<string>();
  const address = hereOnly(deferred, environment.address().origin);
  const isShown = address !== undefined && failed !== address;
  if (isShown) return <img src={address} alt="" onError={() => setFailed(address)} />;
  const isMissing = deferred === written && written !== '';
  return (
    <span className="picture-row__none">
      {isMissing && <span className="picture-row__failed">{t('noPicture')}</span>}
    </span>
  );
}

/** The address of a picture that this host has: no other is asked for anything. */
function hereOnly(written: string, origin: string): string | undefined {
  const address = cleanImageUrl(written);
  if (address === '' || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return url.origin === origin ? url.href : undefined;
}

/** A text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [deferred, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return deferred;
}
