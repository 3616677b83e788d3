import { useRef } from 'react';
import { usePlaygroundContext } from '../../context/playground-context.ts';
import { focusNew } from './focus-new.ts';
import { useForm, usePiece, usePlace } from './form-context.ts';
import { ActionButton } from './action-button.tsx';
import { ChoosePicture, PictureCard } from './picture-card.tsx';
import type { SectionProps } from './section-props.ts';
import { Section } from './section.tsx';

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
            <>
              <ActionButton
                icon="plus"
                label={t('addField', { field: label })}
                onPress={() => {
                  fill(forms.blankOf(field));
                  focusNew(() => part.current?.querySelector<HTMLElement>(FIRST_FIELD));
                }}
              />
              {field.control.type === 'image' && (
                <ChoosePicture
                  {...{ field, pointer, label }}
                  onChosen={() =>
                    focusNew(() => part.current?.querySelector<HTMLElement>('.picture-row button'))
                  }
                />
              )}
            </>
          )
        }
      >
        {isThere && (
          <>
            {field.control.type === 'image' && <PictureCard field={field} pointer={pointer} />}
            <Members field={field} pointer={pointer} />
          </>
        )}
      </Section>
    </div>
  );
}
