import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { checkBold } from '../icon/drawings.ts';
import { CheckMarkList } from './check-mark-list.tsx';

const itemsOf = (...texts: readonly string[]) => texts.map((text, id) => ({ id, text }));

test('BL-028 is a list with a check mark before each line', () => {
  render(<CheckMarkList items={itemsOf('No fees', 'Opened in five minutes')} />);

  const items = screen.getAllByRole('listitem');

  expect(items.map((item) => item.textContent)).toEqual(['No fees', 'Opened in five minutes']);
  for (const item of items) expect(item.firstElementChild).toContainHTML(checkBold.path);
});

test('BL-028 a line that says nothing is left out', () => {
  render(<CheckMarkList items={itemsOf('', 'No fees', ' ')} />);

  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test.each([[[]], [itemsOf('', ' ')]])('BL-028 %o leaves no markup', (items) => {
  const { container } = render(<CheckMarkList items={items} />);

  expect(container).toBeEmptyDOMElement();
});
