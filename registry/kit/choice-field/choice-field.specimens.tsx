import { createCheckbox } from '../form/create-checkbox.ts';
import {
  createChoice,
  createChoiceGroup,
  type ChoiceGroupOptions,
} from '../form/create-choice-group.ts';
import { Required } from '../form/validators.ts';
import type { Specimens } from '../specimen/specimen.ts';
import { CheckboxField } from './checkbox-field.tsx';
import { ChoiceField } from './choice-field.tsx';

const messages = { field_optional: '(optional)', type_error: 'Error' };

const BRANCHES = [
  { value: 'ghent', label: 'Ghent', helpText: 'Open on Saturday' },
  { value: 'bruges', label: 'Bruges' },
  { value: 'closed', label: 'Namur', disabled: true },
];

function createBranches(options: ChoiceGroupOptions, checked: readonly string[] = []) {
  const group = createChoiceGroup(options);
  for (const branch of BRANCHES) {
    group.add(createChoice({ ...branch, checked: checked.includes(branch.value) }));
  }
  return group;
}

function showGroups() {
  const one = createBranches({ name: 'one', label: 'Branch', helpText: 'Near you' }, ['bruges']);
  const several = createBranches({ name: 'several', label: 'Branches', multiple: true }, ['ghent']);
  const none = createBranches({
    name: 'none',
    label: 'Another branch',
    validators: [Required()],
    getMessage: () => 'Choose a branch',
  });
  none.submit();
  return () => (
    <>
      <ChoiceField group={one} messages={messages} />
      <ChoiceField group={several} messages={messages} displayOptional />
      <ChoiceField group={none} messages={messages} />
    </>
  );
}

function showCheckboxes() {
  const news = createCheckbox({ name: 'news', label: 'Send me news', checked: true });
  const terms = createCheckbox({
    name: 'terms',
    label: 'I have read how my data are used',
    validators: [Required()],
    getMessage: () => 'Say that you have read it',
  });
  terms.submit();
  const off = createCheckbox({ name: 'off', label: 'Alerts by text message' });
  const on = createCheckbox({
    name: 'on',
    label: 'Alerts by e-mail',
    helpText: 'Before each payment',
    checked: true,
  });
  return () => (
    <>
      <CheckboxField field={news} messages={messages} />
      <CheckboxField field={terms} messages={messages} />
      <CheckboxField field={off} messages={messages} appearance="switch" />
      <CheckboxField field={on} messages={messages} appearance="switch" />
    </>
  );
}

function showLayouts() {
  const end = createBranches({ name: 'end', label: 'Label at the end' });
  const start = createBranches({ name: 'start', label: 'Label at the start' });
  const terms = createCheckbox({ name: 'terms', label: 'A checkbox has its label beside it' });
  return () => (
    <>
      <ChoiceField group={end} messages={messages} layout="wide-right" />
      <ChoiceField group={start} messages={messages} layout="wide-left" />
      <CheckboxField field={terms} messages={messages} layout="wide-left" />
    </>
  );
}

function showLongText() {
  const label = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
  const group = createBranches({ name: 'long', label, helpText: label });
  const terms = createCheckbox({ name: 'terms', label: `${label} ${label}` });
  return () => (
    <>
      <ChoiceField group={group} messages={messages} displayOptional />
      <CheckboxField field={terms} messages={messages} appearance="switch" displayOptional />
    </>
  );
}

/** The gallery shows groups of choices, checkboxes and switches of their own, and wide layouts. */
export const choiceFieldSpecimens: Specimens = {
  groups: showGroups(),
  checkboxes: showCheckboxes(),
  layouts: showLayouts(),
  'long-text': showLongText(),
};
