import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { LoadRichText } from './rich-text-control.tsx';
import type { RichTextProps } from './rich-text-props.ts';
import { SampleControl } from './sample-control.testing.tsx';

const body = () => screen.getByRole('textbox', { name: 'Body' });

const settle = (happens: () => void) =>
  act(async () => {
    happens();
    await Promise.resolve();
  });

/** A control whose editor arrives when the test lets it. */
function openControl() {
  const { promise, resolve, reject } = Promise.withResolvers<ComponentType<RichTextProps>>();
  const fill = vi.fn<(value: unknown) => void>();
  const load = () => promise;
  render(
    <LoadRichText value={load}>
      <SampleControl first="<p>A</p>" onFill={fill} />
    </LoadRichText>,
    { onCaughtError: () => {} },
  );
  return {
    fill,
    arrive: (Editor: ComponentType<RichTextProps>) => settle(() => resolve(Editor)),
    fail: () => settle(() => reject(new Error('No editor'))),
  };
}

const Editor = ({ id }: RichTextProps) => <p>Editor of {id}</p>;
const Broken = () => {
  throw new Error('A browser that the editor does not know');
};

test('the markup can be filled in until the editor comes, which takes its place', async () => {
  const { fill, arrive } = openControl();

  await userEvent.type(body(), 'B');
  expect(fill).toHaveBeenLastCalledWith('<p>A</p>B');

  await arrive(Editor);
  expect(screen.queryByText('Editor of body')).toBeNull();

  // The button for a macro belongs to the field.
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByText('Editor of body')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a focus in markup that nobody has typed in yet goes on in the editor', async () => {
  const { arrive } = openControl();
  await userEvent.click(body());

  await arrive(({ id }) => <textarea aria-label={`Editor of ${id}`} />);

  expect(screen.getByRole('textbox', { name: 'Editor of body' })).toHaveFocus();
});

test('where the editor does not come that is said, with a way to try again', async () => {
  const { fail } = openControl();

  await fail();

  expect(screen.getByRole('alert').textContent).toMatch(/could not be loaded/);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test.each([
  ['does not come', ({ fail }: ReturnType<typeof openControl>) => fail()],
  ['fails', ({ arrive }: ReturnType<typeof openControl>) => arrive(Broken)],
])('the markup stays where the editor %s', async (_, happens) => {
  const opened = openControl();

  await happens(opened);
  await userEvent.type(body(), 'B');

  expect(opened.fill).toHaveBeenLastCalledWith('<p>A</p>B');
});
