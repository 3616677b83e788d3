import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FormFieldConfig } from '#schemas/generated/features/form.ts';
import { openOnPage, type FeaturePage } from '../feature-page.testing.tsx';
import { VisibleFields } from './visible-fields.tsx';
import { createConfiguredForm } from './create-configured-form.ts';
import { form } from './index.ts';

const fields: FormFieldConfig[] = [
  {
    type: 'checkbox',
    name: 'stolen',
    label: 'It was stolen',
  },
  {
    type: 'text',
    name: 'report',
    label: 'Number of the report',
    required: true,
    shownWhen: { field: 'stolen', equals: 'true' },
  },
  {
    type: 'text',
    name: 'place',
    label: 'Place',
    requiredWhen: { field: 'stolen', equals: 'true' },
  },
];

const properties = {
  name: 'lost',
  fields,
  submit: 'Send',
  endpoint: '/forms/lost',
  complete: { title: 'Thank you' },
};

let page: FeaturePage | undefined;

beforeEach(() => {
  document.body.innerHTML = '<div id="page"></div>';
});
afterEach(() => {
  page?.dispose();
  document.body.replaceChildren();
});

test('a field comes and goes with what its condition depends on, and is sent while it is there', async () => {
  const sent: unknown[] = [];
  page = await openOnPage({
    feature: { name: 'form', properties },
    entries: [form],
    async answer(request) {
      sent.push(JSON.parse(await request.text()));
      return Response.json({});
    },
  });
  expect(screen.queryByLabelText('Number of the report')).toBeNull();
  expect(screen.getByLabelText('Place')).not.toBeRequired();

  fireEvent.click(screen.getByLabelText(/^It was stolen/));
  expect(screen.getByLabelText('Number of the report')).toBeRequired();
  expect(screen.getByLabelText('Place')).toBeRequired();
  fireEvent.click(screen.getByLabelText(/^It was stolen/));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(sent).toEqual([{ stolen: false, place: '' }]);
});

test('a server writes all fields, and says of none that it may stay empty if that depends', () => {
  const messages = { field_optional: '(optional)' };
  const section = createConfiguredForm(properties, { messages, locale: 'en-GB' });
  document.body.innerHTML = renderToString(
    <VisibleFields form="lost" section={section} messages={messages} locale="en-GB" />,
  );

  const report = screen.getByLabelText('Number of the report');
  expect(report).toBeEnabled();
  expect(report.closest('[data-visible]')).toHaveAttribute('data-visible', 'false');
  expect(screen.getByLabelText('Place')).toBeEnabled();
});
