import { useRef, useEffect, useState } from 'react';
import { cleanImageUrl } from '#schemas/content/clean-url.ts';
import { appendPointer } from '#schemas/problems/pointer.ts';
import { usePlaygroundContext } from '../../context/playground-context.ts';
import { focusNew } from './focus-new.ts';
import { useForm, usePiece, usePlace } from './form-context.ts';
import { ActionButton } from './action-button.tsx';
import type { SectionProps } from './section-props.ts';
import { Section } from './section.tsx';

/** An address that is being typed is not asked for at every key. */
const PAUSE_MS = 600;

const FIRST_FIELD = 'input, textarea, select, .section__body button';

/**
 * An object in a part of the form of its own. One that is not there can be added, and one that need
 * not be there left out.
 */
export function ObjectSection({ field, pointer, isRequired, label = field.label }: SectionProps) {
  const { t } = usePlaygroundContext();
  const { forms, Members } = useForm();
  const { fill } = usePlace(pointer);
  const isThere = usePiece(pointer, (value) => value !== undefined);
  const part = useRef<HTMLDivElement>(null);
  return (
    <div ref={part}>
      <Section
        // Once it is there it opens.
        key={String(isThere)}
        {...{ field, pointer, label, isRequired }}
        isOpenAtFirst={isThere}
        actions={
          isThere ? (
            !isRequired && (
              <ActionButton
                icon="x"
                label={t('leaveOut', { field: label })}
                onPress={() => {
                  fill(undefined);
                  focusNew(() => part.current?.querySelector<HTMLElement>('button:not(:disabled)'));
                }}
              />
            )
          ) : (
            <ActionButton
              icon="plus"
              label={t('addField', { field: label })}
              onPress={() => {
                fill(forms.blankOf(field));
                focusNew(() => part.current?.querySelector<HTMLElement>(FIRST_FIELD));
              }}
            />
          )
        }
      >
        {isThere && (
          <>
            {field.control.type === 'image' && <ImagePreview pointer={pointer} />}
            <Members field={field} pointer={pointer} />
          </>
        )}
      </Section>
    </div>
  );
}

/** The picture of an image, with its file and its size. */
function ImagePreview({ pointer }: { readonly pointer: string }) {
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
