import type { ComponentType } from 'react';
import { findPictureName } from '../../assist/find-picture-name.ts';
import { usePlaygroundContext } from '../../context/playground-context.ts';
import type { PickerName } from '../form/field.ts';
import type { ControlProps } from './control-props.ts';
import { PickerButton } from './picker-button.tsx';
import { TextControl } from './text-control.tsx';

/** A text for machines: typed, or chosen among the values that are known. */
export function PickedControl(props: ControlProps) {
  const { control } = props.field;
  const picker = control.type === 'text' ? control.picker : undefined;
  const Button = picker && BUTTONS[picker];
  if (!Button) return <TextControl {...props} />;
  return (
    <div className="field__picked">
      <div>
        <TextControl {...props} />
      </div>
      <Button {...props} />
    </div>
  );
}

const BUTTONS: Readonly<Record<PickerName, ComponentType<ControlProps>>> = {
  picture: PictureButton,
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
