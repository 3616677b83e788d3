import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Problem } from '../errors/index.ts';
import { checkReferences } from './start-window.ts';

function problemsOf(children: ReactNode): Problem[] {
  const problems: Problem[] = [];
  render(children);
  checkReferences(document, (problem) => problems.push(problem));
  return problems;
}

test.each(['aria-labelledby', 'aria-describedby', 'aria-errormessage'])(
  'ER-003 %s that refers to no element is warned of, by its id',
  (attribute) => {
    const problems = problemsOf(<input {...{ [attribute]: 'label nowhere' }} id="label" />);

    expect(problems).toMatchObject([
      {
        code: 'reference-not-found',
        severity: 'warning',
        message: `The accessibility element that ${attribute} refers to is not found: nowhere.`,
      },
    ]);
  },
);

test('ER-003 the same reference of many elements is warned of once', () => {
  const ids = [1, 2, 3];

  expect(problemsOf(ids.map((id) => <p key={id} aria-describedby="nowhere" />))).toHaveLength(1);
});

test('references that lead somewhere, elsewhere in the document too, are not warned of', () => {
  const elsewhere = document.body.appendChild(document.createElement('p'));
  elsewhere.id = 'elsewhere';

  const problems = problemsOf(
    <section aria-labelledby="own">
      <h2 id="own">Saving</h2>
      <p aria-describedby=" elsewhere  own " />
    </section>,
  );

  expect(problems).toEqual([]);
  elsewhere.remove();
});
