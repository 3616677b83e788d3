import { createField } from '../form/create-field.ts';
import { createGroup } from '../form/create-group.ts';
import { MaxLength, Required } from '../form/validators.ts';
import type { Specimens } from '../specimen/specimen.ts';
import { TextField } from '../text-field/text-field.tsx';
import { FieldFrame } from './field-frame.tsx';
import { GroupFrame } from './group-frame.tsx';

const messages = { field_optional: '(optional)', type_error: 'Error' };

function showControlOfOwn() {
  const field = createField({
    name: 'day',
    label: 'Day of the month',
    helpText: 'On which you save',
    value: '31',
    validators: [MaxLength(1, { getMessage: () => 'Choose one of the first nine days' })],
  });
  return () => (
    <FieldFrame field={field} messages={messages} displayOptional>
      {(control) => <input {...control} type="range" min={1} max={31} defaultValue="31" />}
    </FieldFrame>
  );
}

function showGroup() {
  const group = createGroup({ name: 'address', label: 'Address', helpText: 'Where you live now' });
  const street = createField({ name: 'street', label: 'Street', validators: [Required()] });
  const city = createField({ name: 'city', label: 'City', value: 'Ghent' });
  group.add(street);
  group.add(city);
  return () => (
    <GroupFrame group={group} messages={messages}>
      <TextField field={street} messages={messages} />
      <TextField field={city} messages={messages} />
    </GroupFrame>
  );
}

/** The gallery shows a control of somebody else in the frame, and a group of fields. */
export const fieldFrameSpecimens: Specimens = {
  control: showControlOfOwn(),
  group: showGroup(),
};
