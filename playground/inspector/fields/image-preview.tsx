import { useEffect, useState } from 'react';
import { cleanImageUrl } from '#schemas/content/clean-url.ts';
import { appendPointer } from '#schemas/problems/pointer.ts';
import { usePlaygroundContext } from '../../playground-context.ts';
import { usePiece } from './form-context.ts';

/** An address that is being typed is not asked for at every key. */
const PAUSE_MS = 600;

/** The picture of an image, with its file and its size. */
export function ImagePreview({ pointer }: { readonly pointer: string }) {
  const { t, environment } = usePlaygroundContext();
  const original = usePiece(appendPointer(pointer, 'original'), textOf);
  const width = usePiece(appendPointer(pointer, 'width'), textOf);
  const height = usePiece(appendPointer(pointer, 'height'), textOf);
  const settled = useSettled(original);
  const [failed, setFailed] = useState<string>();
  const address = hereOnly(settled, environment.address().origin);
  const isShown = address !== undefined && failed !== address;
  if (original === '') return null;
  return (
    <div className="picture-row">
      {isShown ? (
        <img src={address} alt="" onError={() => setFailed(address)} />
      ) : (
        <span className="picture-row__none" />
      )}
      <p>
        {original.split('/').at(-1)}
        {width && height ? `, ${width} × ${height}` : ''}
        {settled === original && !isShown && (
          <span className="picture-row__failed">{t('noPicture')}</span>
        )}
      </p>
    </div>
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
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
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
