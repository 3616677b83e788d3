import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import {
  createChoiceGroup,
  createField,
  createGroup,
  defineValidator,
  GroupFrame,
  Required,
} from '#registry/kit';
import { createExperience, createRegistry, defineEntry, type Entry } from '#renderer';
import { createMemoryHost } from '#renderer/memory';
import { createCardOrder } from './create-card-order.ts';
import { cardOrder } from './index.ts';

const CONFIGURATION = {
  name: 'linden',
  appName: 'Linden Bank',
  locales: [{ locale: 'en-GB', label: 'English' }],
  layouts: { default: { order: ['main'], slots: { main: { feature: 'card-order' } } } },
};

let dispose: (() => void) | undefined;
afterEach(() => {
  dispose?.();
  document.body.replaceChildren();
});

/** Opens the page of a bank that has this feature, with what its developer is told. */
async function open(entry: Entry = cardOrder, properties: object = {}) {
  document.body.innerHTML = '<div id="page"></div>';
  const sent: unknown[] = [];
  const problems: string[] = [];
  const features = [
    { name: 'card-order', properties: { colours: ['Green', 'Blue'], ...properties } },
  ];
  ({ dispose } = await createExperience(window, {
    registry: createRegistry([entry]),
    experience: { ...CONFIGURATION, routes: [{ pathPattern: '/*', features }] },
    host: createMemoryHost({
      fetch: async (request) => {
        sent.push(await request.json());
        return Response.json({});
      },
    }),
    onProblem: ({ message }) => void problems.push(message),
  }));
  return { user: userEvent.setup(), sent, problems };
}

test('a form of a bank’s own, by the rules of the kit, of the bank and of a schema, is filled in and sent', async () => {
  const { user, sent, problems } = await open(cardOrder, { layout: 'wide-left' });
  const order = () => user.click(screen.getByRole('button', { name: 'Order the card' }));
  const name = screen.getByLabelText('Name on the card');
  await user.type(name, 'Zoë');
  await user.type(screen.getByLabelText('House number'), 'twelve');
  await order();

  expect(await screen.findByText('Please choose a colour.')).toBeVisible();
  expect(name).toHaveAccessibleDescription(/capital letters from A to Z/);
  expect(screen.getByText('A house number looks like 12 or 12b.')).toBeVisible();
  await expect.poll(() => document.activeElement).toBe(name);
  expect(sent).toEqual([]);

  await user.clear(name);
  await user.type(name, 'ZOE');
  await user.clear(screen.getByLabelText('House number'));
  await user.type(screen.getByLabelText('House number'), '12b');
  await user.click(screen.getByRole('radio', { name: 'Green' }));
  await user.click(screen.getByRole('radio', { name: 'Blue' }));
  await order();
  expect(await screen.findByRole('status')).toHaveTextContent('Your card is on its way.');
  expect(sent).toEqual([{ name: 'ZOE', house: '12b', colour: 'Blue' }]);
  expect(problems).toEqual([]);
});

test('FO-018 a validator says of each value whether its message applies', () => {
  const { name } = createCardOrder([]);
  const results = ['ADA', 'Ada', 'ADA-LI', 'A'.repeat(22)].map((text) => {
    name.typeText(text);
    return name.getState().active.error;
  });

  expect(results).toEqual([undefined, ['IsPrintable'], undefined, ['MaxLength']]);
});

const NoName = defineValidator<void>({ name: '', applies: () => false });
const withRule = (validator: unknown) => () =>
  void createField({ name: 'x', validators: [validator] });

test.each([
  ['FO-017 a validator without a name', withRule(NoName()), 'A validator needs to have a name'],
  [
    'FO-019 a rule that is no validator yet',
    withRule(Required),
    'A validator is made by defineValidator, or by fromSchema(schema, { name }). This is none: the function without a name',
  ],
  [
    'FO-019 a schema that no validator was made of',
    withRule({ '~standard': {} }),
    'A validator is made by defineValidator, or by fromSchema(schema, { name }). This is none: an object with ~standard',
  ],
  [
    'FO-019 no rule at all',
    withRule(null),
    'A validator is made by defineValidator, or by fromSchema(schema, { name }). This is none: object null',
  ],
  [
    'FO-020 a validator of a type that the field has no place for',
    withRule(Required(undefined, { type: 'info' })),
    'The validator Required is of type "info", which this field does not support. It supports error.',
  ],
  [
    'FO-026 a field that is named like the group around it',
    () => createGroup({ name: 'address' }).add(createField({ name: 'address' })),
    'You can not have the same name as your parent',
  ],
  [
    'FO-027 a field among the choices of a group',
    () => createChoiceGroup({ name: 'colour' }).add(createField({ name: 'green' })),
    'The choice group "colour" cannot have the member "green": the value of a choice is { value, checked }, as createChoice makes it.',
  ],
])('%s costs the feature alone, and its developer reads why', async (_, make, message) => {
  const { problems } = await open(
    featureOf(() => {
      useState(make);
      return null;
    }),
  );

  expect(problems).toEqual([`Feature card-order failed: ${message}`]);
});

const WRONG_LAYOUT =
  'Feature card-order failed: Given Layout is invalid. Valid values are default, wide-right, wide-left.';

test('FO-028 a layout that there is none of costs the feature, of a field as of a group', async () => {
  const layout = 'wide' as 'wide-left';
  const { problems } = await open(cardOrder, { layout });
  dispose?.();
  const group = createGroup({ name: 'address' });
  const ofGroup = await open(
    featureOf(() => (
      <GroupFrame messages={{}} {...{ group, layout }}>
        Fields
      </GroupFrame>
    )),
  );

  expect(problems).toEqual([WRONG_LAYOUT]);
  expect(ofGroup.problems).toEqual([WRONG_LAYOUT]);
});

/** The entry of a feature as a developer has just begun it. */
function featureOf(component: ComponentType): Entry {
  return defineEntry<object>({
    kind: 'feature',
    type: 'card-order',
    interactive: true,
    load: () => Promise.resolve(component),
    check: () => Promise.resolve({ check: () => [], shape: {} }),
  });
}
