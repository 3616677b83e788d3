import { useLayoutEffect, useRef } from 'react';
import type { FrameOptions } from '../field-frame/frame-body.tsx';
import { GroupFrame } from '../field-frame/group-frame.tsx';
import { useMemberState } from '../field-frame/use-member-state.ts';
import { ChoiceGroup, type Choice } from '../form/create-choice-group.ts';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { ChoiceLine } from './choice-line.tsx';
import './choice-field.css';

interface ChoiceFieldOptions extends FrameOptions {
  /** The choices, of which one can be chosen, or several; `createChoiceGroup` makes it. */
  readonly group: ChoiceGroup;
}

/**
 * Radio buttons for a group of which one can be chosen, and checkboxes for one of which several
 * can. A choice that was made before its code was there stays, and counts as made.
 *
 * @throws TypeError for a layout that there is none of.
 *
 * @example <ChoiceField group={branches} messages={messages} />
 */
export function ChoiceField(props: PartProps<'fieldset', ChoiceFieldOptions>) {
  const { group, controlId, className, ...frame } = props;
  const list = useChoices(group);
  const { shown } = useMemberState(group);
  const isInvalid = group.multiple && shown.includes('error');
  return (
    <GroupFrame
      group={group}
      className={joinClassNames('choice-field', className)}
      role={group.multiple ? undefined : 'radiogroup'}
      {...frame}
    >
      <div className="choice-field__list" ref={list}>
        {group.getChoices().map((choice, index) => (
          <ChoiceItem
            key={index}
            group={group}
            choice={choice}
            isInvalid={isInvalid}
            id={index === 0 ? controlId : undefined}
          />
        ))}
      </div>
    </GroupFrame>
  );
}

interface ChoiceItemProps {
  readonly group: ChoiceGroup;
  readonly choice: Choice;
  readonly isInvalid: boolean;
  readonly id: string | undefined;
}

function ChoiceItem({ group, choice, isInvalid, id }: ChoiceItemProps) {
  const { label, helpText, formattedValue } = useMemberState(choice);
  return (
    <ChoiceLine
      field={choice}
      type={group.multiple ? 'checkbox' : 'radio'}
      value={formattedValue}
      id={id}
      aria-invalid={isInvalid || undefined}
      onCheckedChange={(checked) => choice.check(checked)}
    >
      {label}
      {helpText && <span className="choice-field__help">{helpText}</span>}
    </ChoiceLine>
  );
}

/** Takes over the choices that somebody made before this ran. */
function useChoices(group: ChoiceGroup) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const inputs = [...(list.current?.querySelectorAll('input') ?? [])];
    // All are read first, since checking one may uncheck others.
    const checked = inputs.map((input) => input.checked);
    group.getChoices().forEach((choice, index) => {
      const isChosen = checked[index] ?? false;
      const isSame = isChosen === choice.getChoice().checked;
      if (!isSame && (isChosen || group.multiple)) choice.check(isChosen);
    });
  }, [group]);
  return list;
}
