import type { Explanations } from './explanation.ts';

const EMAIL = '{ "type": "email", "name": "email", "label": "E-mail" }';
const CARDS = '{ "value": "cards", "label": "Cards" }';
const LOANS = '{ "value": "loans", "label": "Loans" }';

/** A field of which one of some options is chosen, with more members than these. */
const topicWith = (members: string) =>
  `{ "type": "select", "name": "topic", "label": "Topic"${members} }`;

const formWith = (...fields: string[]) =>
  `{ "componentType": "feature", "name": "form", "properties": { "name": "contact", "fields": [${fields.join(', ')}], "submit": "Send", "endpoint": "/forms/contact", "complete": { "title": "Thank you" } } }`;

/** The problems of forms whose values are each of the right form. */
export const aboutForms: Explanations = {
  'duplicate-form': {
    meaning:
      'Two forms of a page have one name. By the name a server knows which of them was sent, and links and the events of visits tell them apart by nothing else.',
    example: `{ "data": { "flexZone": { "flexComponents": [${formWith(EMAIL)}, ${formWith(EMAIL)}] } } }`,
    fix: 'Give each form of the page a name of its own.',
  },
  'duplicate-field': {
    meaning:
      'Two fields of a form have one name, under which only one value can be sent. The page shows the form as failed.',
    example: formWith(EMAIL, EMAIL),
    fix: 'Give each field a name of its own.',
  },
  'field-without-options': {
    meaning: 'A field of which one or several options are chosen has none to choose from.',
    example: formWith(topicWith('')),
    fix: 'Add the options, each with the value that is sent and the label that visitors read.',
  },
  'group-without-fields': {
    meaning: 'A group of fields has none, so that nothing of it can be filled in.',
    example: formWith('{ "type": "group", "name": "holders", "label": "Holders" }'),
    fix: 'Add the fields of the group.',
  },
  'nested-group': {
    meaning:
      'A group stands in another group, and forms have one level of groups. The page leaves it out.',
    example: formWith(
      `{ "type": "group", "name": "holders", "label": "Holders", "fields": [${EMAIL}, { "type": "group", "name": "address", "label": "Address" }] }`,
    ),
    fix: 'Put its fields into the group around it, or move it out of that.',
  },
  'duplicate-option': {
    meaning:
      'Two options of a field have one value. Whoever gets the form cannot know which of them was chosen.',
    example: formWith(topicWith(`, "options": [${CARDS}, ${CARDS}]`)),
    fix: 'Give each option a value of its own, or remove one of the two.',
  },
  'unknown-option': {
    meaning:
      'A value is chosen at first, or makes a condition hold, that no option of the field has. It is never chosen.',
    example: formWith(topicWith(`, "value": "card", "options": [${CARDS}, ${LOANS}]`)),
    fix: 'Write the value of one of the options, or leave it out.',
  },
  'unknown-field': {
    meaning:
      'A condition depends on a field that the form does not have, or that does not stand above the one with the condition. It never holds.',
    example: formWith(
      EMAIL,
      '{ "type": "text", "name": "other", "label": "Other", "shownWhen": { "field": "topic", "equals": "cards" } }',
    ),
    fix: 'Name a field above, or move that one up.',
  },
  'contradicting-limits': {
    meaning: 'The least that a field accepts is more than the most, so that it accepts nothing.',
    example: formWith(
      '{ "type": "number", "name": "children", "label": "Children", "min": 5, "max": 3 }',
    ),
    fix: 'Exchange the two, or leave one of them out.',
  },
};
