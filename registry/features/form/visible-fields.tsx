import { useSyncExternalStore } from 'react';
import type { Messages } from '#renderer';
import type { FieldLayout } from '../../kit/field-frame/check-layout.ts';
import type { ConfiguredForm } from './create-configured-form.ts';
import type { Row } from './create-rows.ts';
import { FormField } from './form-field.tsx';
import { FormRows } from './form-rows.tsx';
import { toFieldId } from './error-summary.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';

interface VisibleFieldsProps {
  /** The name of the form. */
  readonly form: string;
  /** The form, or a row of it, of which the fields are shown. */
  readonly section: Pick<ConfiguredForm, 'members' | 'conditions'> | Row;
  readonly messages: Messages;
  readonly locale: string;
  readonly layout?: FieldLayout | undefined;
}

/**
 * The fields that are asked for. A server cannot know what a visitor chooses: it writes all of
 * them, and the style hides the others where script runs.
 */
export function VisibleFields({ form, section, ...frame }: VisibleFieldsProps) {
  const { members, conditions } = section;
  const { subscribe, getState } = conditions;
  const { visible } = useSyncExternalStore(subscribe, getState, getState);
  const isHydrated = useIsHydrated();
  return members.map((member) => {
    const { name, shownWhen, requiredWhen } = member.config;
    const isVisible = visible.has(name);
    if (isHydrated && !isVisible) return undefined;
    // A label does not change: that of a field which may become required never says "optional".
    const isRequired = member.config.required === true || requiredWhen !== undefined;
    const content =
      'rows' in member ? (
        <FormRows key={name} {...member} messages={frame.messages}>
          {(row) => <VisibleFields form={form} section={row} {...frame} />}
        </FormRows>
      ) : (
        <FormField
          key={name}
          controlId={toFieldId(form, member.field.getState().name)}
          config={{ ...member.config, required: isRequired }}
          field={member.field}
          {...frame}
        />
      );
    if (!shownWhen) return content;
    return (
      <div key={name} className="form__conditional" data-visible={isVisible}>
        {content}
      </div>
    );
  });
}
