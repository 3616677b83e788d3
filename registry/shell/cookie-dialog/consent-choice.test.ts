import { expect, test } from 'vitest';
import { getDialogStart } from './consent-choice.ts';

test.each([
  ['CK-014 by default it starts on the customize page', 'load', 'customize', 'customize', false],
  ['CK-014 an experience may choose the main page', 'load', 'main', 'main', true],
  ['CK-015 from the footer it starts on the main page', 'footer', 'customize', 'main', true],
] as const)('%s, from which nobody gets away without a choice', (...row) => {
  const [, opening, startPage, page, hasBack] = row;

  const start = getDialogStart({ hasChosen: false, opening, startPage });

  expect(start).toEqual({ page, hasBack, hasClose: false });
});

test.each(['load', 'footer'] as const)(
  'CK-016 whoever has chosen comes to the customize page by %s, with a close button and no back button',
  (opening) => {
    expect(getDialogStart({ hasChosen: true, opening, startPage: 'main' })).toEqual({
      page: 'customize',
      hasBack: false,
      hasClose: true,
    });
  },
);
