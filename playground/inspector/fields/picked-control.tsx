import type { ComponentType } from 'react';
import { appendPointer } from '#schemas/problems/pointer.ts';
import { findPictureName } from '../../assist/find-picture-name.ts';
import { usePlaygroundContext } from '../../context/playground-context.ts';
import { diffField } from '../../state/fill/fill-field.ts';
import type { PickerName } from '../form/field.ts';
import type { ControlProps } from './control-props.ts';
import { usePiece, usePlace } from './form-context.ts';
import { PickerButton } from './picker-button.tsx';
import { TextControl } from './text-control.tsx';
import { usePickers } from './use-pickers.ts';

/** A text for machines: typed, or chosen among the values that are known. */
export function PickedControl(props: ControlProps) {
  const { control } = props.field;
  const picker = control.type === 'text' ? control.picker : undefined;
  if (!picker) return <TextControl {...props} />;
  const { Button, Note } = PICKERS[picker];
  return (
    <div className="field__picked">
      <div>
        <TextControl {...props} />
      </div>
      <Button {...props} />
      <Note {...props} />
    </div>
  );
}

interface Picker {
  readonly Button: ComponentType<ControlProps>;
  /** Says below the field what its value is. */
  readonly Note: ComponentType<ControlProps>;
}

const PICKERS: Readonly<Record<PickerName, Picker>> = {
  picture: { Button: PictureButton, Note: () => null },
  link: { Button: LinkButton, Note: LinkNote },
  icon: { Button: IconButton, Note: IconNote },
};

/** The address of a picture alone. */
function PictureButton({ label, value, onFill }: ControlProps) {
  const { t } = usePlaygroundContext();
  return (
    <PickerButton icon="image" label={t('choosePictureFor', { field: label })}>
      {({ PicturePicker }, close) => (
        <PicturePicker
          present={findPictureName(value)}
          onClose={close}
          onChoose={({ original }) => {
            onFill(original);
            close();
          }}
        />
      )}
    </PickerButton>
  );
}

/**
 * An address that a link leads to. An empty text beside it becomes the title that is found there.
 */
function LinkButton({ label, value, pointer }: ControlProps) {
  const { t } = usePlaygroundContext();
  const { read, change } = usePlace(pointer);
  const textPointer = appendPointer(pointer.slice(0, pointer.lastIndexOf('/')), 'text');
  const hasNoText = usePiece(textPointer, (text) => text === '');
  return (
    <PickerButton icon="link" label={t('chooseLinkFor', { field: label })}>
      {({ LinkPicker }, close) => (
        <LinkPicker
          present={typeof value === 'string' ? value : undefined}
          onClose={close}
          onChoose={({ url, title }) => {
            const text = hasNoText && title !== undefined ? diffField(textPointer, '', title) : [];
            change([...diffField(pointer, read(), url), ...text]);
            close();
          }}
        />
      )}
    </PickerButton>
  );
}

function LinkNote({ value }: ControlProps) {
  const url = typeof value === 'string' && value.startsWith('/') ? value : undefined;
  const { pickers } = usePickers(url !== undefined);
  return url === undefined || !pickers ? null : <pickers.LinkNote url={url} />;
}

function IconButton({ label, value, onFill }: ControlProps) {
  const { t } = usePlaygroundContext();
  return (
    <PickerButton icon="shapes" label={t('chooseIconFor', { field: label })}>
      {({ IconPicker }, close) => (
        <IconPicker
          present={typeof value === 'string' ? value : undefined}
          onClose={close}
          onChoose={(id) => {
            onFill(id);
            close();
          }}
        />
      )}
    </PickerButton>
  );
}

function IconNote({ value }: ControlProps) {
  const id = typeof value === 'string' && value !== '' ? value : undefined;
  const { pickers } = usePickers(id !== undefined);
  return id === undefined || !pickers ? null : <pickers.IconNote id={id} />;
}
