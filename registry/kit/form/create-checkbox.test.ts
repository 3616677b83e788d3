import { expect, test } from 'vitest';
import { createCheckbox } from './create-checkbox.ts';
import { createForm } from './create-form.ts';
import type { MemberChange } from './member.ts';
import { Required } from './validators.ts';

test('a checkbox has the value true or false, and is filled where it is true', () => {
  const form = createForm();
  const news = createCheckbox({ name: 'news', checked: true });
  const terms = createCheckbox({ name: 'terms' });
  form.add(news);
  form.add(terms);
  const changes: MemberChange[] = [];
  terms.onChange((change) => changes.push(change));
  terms.check(true);
  news.clear();

  expect(form.getSerializedValue()).toEqual({ news: false, terms: true });
  expect([news.getState().filled, terms.getState().filled]).toEqual([false, true]);
  expect(changes).toEqual([{ member: terms, by: 'person' }]);
});

test('a checkbox that is required has to be checked', () => {
  const terms = createCheckbox({ name: 'terms', validators: [Required()] });
  expect(terms.getState().active).toEqual({ error: ['Required'] });
  terms.check(true);
  expect(terms.getState().active).toEqual({});
});

test('a checkbox goes back to its first state, and takes nothing but true for checked', () => {
  const news = createCheckbox({ name: 'news', checked: true });
  news.setValue('true');
  expect(news.getValue()).toBe(false);
  news.reset();

  expect(news.getValue()).toBe(true);
  expect(news.getState().dirty).toBe(false);
});
