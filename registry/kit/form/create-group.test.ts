import { expect, test } from 'vitest';
import { createField } from './create-field.ts';
import { createForm } from './create-form.ts';
import { createGroup, type Group } from './create-group.ts';
import { hasError, type Member, type MemberChange } from './member.ts';
import { IsEmail, Required } from './validators.ts';

function addAll<G extends Group>(group: G, ...members: Member[]): G {
  for (const member of members) group.add(member);
  return group;
}

/** A form with a field, and a group of two further in. */
function openForm() {
  const name = createField({ name: 'name', value: 'Ada' });
  const street = createField({ name: 'street' });
  const city = createField({ name: 'city', value: 'Ghent' });
  const address = addAll(createGroup({ name: 'address' }), street, city);
  return { form: addAll(createForm(), name, address), name, address, street, city };
}

test('a group without members has no state that is true', () => {
  expect(createGroup({ name: 'address', label: 'Address' }).getState()).toEqual({
    name: 'address',
    label: 'Address',
    helpText: '',
    members: [],
    disabled: false,
    touched: false,
    dirty: false,
    submitted: false,
    focused: false,
    pending: false,
    filled: false,
    prefilled: false,
    active: {},
    shown: [],
    feedback: [],
  });
});

test('FO-012 a submission marks the group and all that is in it', () => {
  const { form, ...members } = openForm();
  form.submit();

  const states = [form, ...Object.values(members)].map(({ getState }) => getState().submitted);
  expect(states).toEqual([true, true, true, true, true]);
});

test('FO-013 a reset restores the first values and states, and is told of once', () => {
  const { form, name, city } = openForm();
  let resets = 0;
  form.onReset(() => (resets += 1));
  name.typeText('Bob');
  city.clear();
  form.leave();
  form.submit();
  form.reset();

  expect(form.getValue()).toEqual({ name: 'Ada', address: { street: '', city: 'Ghent' } });
  expect(form.getState()).toMatchObject({ dirty: false, touched: false, submitted: false });
  expect(resets).toBe(1);
});

test('FO-014 clearing empties all, and a later reset still gives the first values', () => {
  const { form } = openForm();
  form.submit();
  form.clear();
  const cleared = form.getValue();
  expect(form.getState()).toMatchObject({ dirty: false, filled: false, submitted: false });
  form.reset();

  expect(cleared).toEqual({ name: '', address: { street: '', city: '' } });
  expect(form.getValue()).toEqual({ name: 'Ada', address: { street: '', city: 'Ghent' } });
});

test('FO-023 a group has an error while a member has one, up through every level', () => {
  const { form, address, street } = openForm();
  const read = () => [form, address].map(({ getState }) => getState().active.error);
  const before = read();
  street.setValidators([Required()]);
  const during = read();
  street.typeText('Veldstraat');
  const after = read();
  street.typeText('');
  address.remove(street);

  expect(before).toEqual([undefined, undefined]);
  expect(during).toEqual([['MembersHaveErrors'], ['MembersHaveErrors']]);
  expect([after, read()]).toEqual([before, before]);
  expect(form.getState().feedback).toEqual([]);
});

test('FO-024 names that are taken are refused, and that of the group itself by a rename too', () => {
  const { form, address, street } = openForm();
  const taken = new TypeError(
    'Name is already registered - if you want an array add [] to the end',
  );
  const own = new TypeError('You can not have the same name as your parent');

  expect(() => form.add(createField({ name: 'name' }))).toThrow(taken);
  expect(() => street.rename('city')).toThrow(taken);
  expect(() => street.rename('address')).toThrow(own);
  expect(() => address.rename('city')).toThrow(own);
  expect(form.getState().members).toHaveLength(2);
  street.rename('road');
  expect(address.getValue()).toEqual({ road: '', city: 'Ghent' });
  address.add(createField({ name: 'street' }));
});

test('FO-025 names that end in [] repeat, and make an array in the order of the page', () => {
  const [one, two, three] = ['1', '2', '3'].map((value) => createField({ name: 'row[]', value }));
  const group = addAll(createGroup({ name: 'g' }), one as Member);
  const values = [group.getValue()];
  addAll(group, three as Member);
  group.add(two as Member, 1);
  values.push(group.getValue());
  group.move(three as Member, 0);
  group.remove(one as Member);
  values.push(group.getValue());

  expect(values).toEqual([
    { 'row[]': ['1'] },
    { 'row[]': ['1', '2', '3'] },
    { 'row[]': ['3', '2'] },
  ]);
});

test('the value leaves out what is disabled, and enabling a group restores each own state', () => {
  const { form, address, street } = openForm();
  street.setDisabled(true);
  const without = form.getValue();
  address.setDisabled(true);
  const none = [form.getValue(), form.getSerializedValue()];
  address.setDisabled(false);

  expect(without).toEqual({ name: 'Ada', address: { city: 'Ghent' } });
  expect(none).toEqual([{ name: 'Ada' }, { name: 'Ada' }]);
  expect(form.getValue()).toEqual(without);
});

test('values are set in part, and kept for members that come later, which are not dirty then', () => {
  const { form, address, name } = openForm();
  form.setValue({ name: null, address: { city: 'Bruges', box: '3' }, 'row[]': ['a', 'b'] });
  const box = createField({ name: 'box' });
  address.add(box);
  const own = createField({ name: 'row[]', value: 'own' });
  addAll(form, createField({ name: 'row[]' }), own);

  expect(form.getValue()).toEqual({
    name: 'Ada',
    address: { street: '', city: 'Bruges', box: '3' },
    'row[]': ['a', 'own'],
  });
  expect([box, own, name].map(({ getState }) => getState().dirty)).toEqual([false, false, false]);
  expect(address.getState().dirty).toBe(true);
  form.reset();
  expect(form.getValue()).toMatchObject({ address: { city: 'Ghent', box: '3' } });
});

test('a group is dirty by any member, prefilled by all, and touched once the focus leaves it', () => {
  const { form, address, street, city } = openForm();
  const read = ({ dirty, prefilled, touched, focused } = address.getState()) => [
    dirty,
    prefilled,
    touched,
    focused,
  ];
  street.enter();
  const entered = read();
  street.typeText('Veldstraat');
  street.leave();
  city.enter();
  const between = read();
  city.leave();
  address.leave();

  expect([entered, between, read()]).toEqual([
    [false, false, false, true],
    [true, true, false, true],
    [true, true, true, false],
  ]);
  expect(form.getState()).toMatchObject({ dirty: true, prefilled: true, touched: false });
});

test('a form tells of its submission, then moves the focus to the first erroneous field', () => {
  const { form, name, street, city } = openForm();
  const order: string[] = [];
  const endListening = form.onSubmit(() => order.push('submit'));
  for (const field of [name, street, city]) {
    field.setControl(() => order.push(field.getState().name));
  }
  form.submit();
  city.setValidators([IsEmail()]);
  street.setValidators([Required()]);
  form.submit();

  expect(order).toEqual(['submit', 'submit', 'street']);
  endListening();
  form.submit();
  expect(order).toEqual(['submit', 'submit', 'street', 'street']);
  expect(hasError(form.getState())).toBe(true);
});

test('a group that is erroneous by itself leads to its first field', () => {
  const form = createForm({ validators: [Required()] });
  const field = createField({ name: 'x' });
  let isFocused = false;
  field.setControl(() => (isFocused = true));
  form.add(field);
  form.submit();
  expect(isFocused).toBe(true);
  field.typeText('a');
  expect(hasError(form.getState())).toBe(false);
});

test('what a server refuses stands at its fields, and what is about none at the form', () => {
  const { form, street, name } = openForm();
  form.refuseFields({ 'address.street': 'Unknown street', nobody: 'Try later' });
  expect(street.getState().active).toEqual({ error: ['Refused'] });
  expect(form.getState().feedback).toEqual([]);
  form.submit();
  expect(form.getState().feedback).toMatchObject([{ message: 'Try later', validator: 'Refused' }]);
  name.typeText('Bob');
  expect(form.getState().active).toEqual({ error: ['MembersHaveErrors'] });
  street.typeText('Veldstraat');
  expect(form.getState().active).toEqual({});
});

test('a change further in is told of once at each level, and a validator of the form hears of it', () => {
  const { form, address, street } = openForm();
  const changes: MemberChange[] = [];
  form.onChange((change) => changes.push(change));
  address.onChange((change) => changes.push(change));
  street.typeText('Veldstraat');

  expect(changes).toEqual([
    { member: street, by: 'person' },
    { member: street, by: 'person' },
  ]);
});

test('a key in a form of any size has one field and its groups told, and no other', () => {
  const fields = Array.from({ length: 1_000 }, (_, at) => createField({ name: `field${at}` }));
  const form = addAll(createForm(), ...fields);
  let others = 0;
  for (const field of fields.slice(1)) field.subscribe(() => (others += 1));
  fields[0]?.typeText('a');
  fields[0]?.typeText('ab');

  expect([others, form.getState().dirty]).toEqual([0, true]);
});
