import { memo, useMemo } from 'react';
import { isRecord } from '#schemas/is-record.ts';
import { appendPointer } from '#schemas/problems/pointer.ts';
import { isSection, type Field } from '../form/field.ts';
import { listRequired } from '../../state/fixes/form-schema.ts';
import { FieldRow } from './field-row.tsx';
import { useForm, usePiece, usePlace, type MembersProps } from './form-context.ts';
import { ListSection } from './list-section.tsx';
import { ObjectSection } from './object-section.tsx';

/**
 * The members of an object, each with its own field. They are made again when others are there, or
 * have to be.
 */
export const Members = memo(function Members({ field, pointer }: MembersProps) {
  const { forms } = useForm();
  const { read } = usePlace(pointer);
  const layout = usePiece(pointer, (value) =>
    [
      ...listRequired(field.schema, value),
      '',
      ...forms.fieldsOf(field, value).map(signatureOf),
    ].join(),
  );
  const { members, required } = useMemo(
    () => ({
      members: forms.fieldsOf(field, read()),
      required: listRequired(field.schema, read()),
      layout,
    }),
    [forms, field, read, layout],
  );
  return members.map((member) => (
    <Member
      key={member.name}
      field={member}
      pointer={appendPointer(pointer, member.name)}
      isRequired={required.has(member.name)}
    />
  ));
});

/** Returns a key that differs between the fields of different objects. */
function signatureOf({ name, schema }: Field): string {
  return `${name} ${Object.keys(schema.properties ?? {}).join(' ')}`;
}

interface MemberProps extends MembersProps {
  readonly isRequired: boolean;
  readonly label?: string;
}

/** A value in the way that suits it; one of a wrong kind as it is written. */
export function Member(props: MemberProps) {
  const form = usePiece(props.pointer, formOf);
  if (!isSection(props.field) || form === 'other') return <FieldRow {...props} />;
  const isList = props.field.control.type === 'list';
  if (form !== 'nothing' && (form === 'list') !== isList) return <FieldRow {...props} />;
  return isList ? <ListSection {...props} /> : <ObjectSection {...props} />;
}

function formOf(value: unknown): 'nothing' | 'list' | 'object' | 'other' {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'list';
  return isRecord(value) ? 'object' : 'other';
}
