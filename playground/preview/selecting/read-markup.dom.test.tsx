import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { readMarkup } from './read-markup.ts';

const read = (node: ReactNode) => readMarkup(renderToStaticMarkup(node)).children;
const words = `"<b>" & 'x' > y`;

test('reads elements, attributes and texts as React writes them', () => {
  const [list] = read(
    <ul>
      <li title={words}>
        {words}
        <img src="/a.png" alt="" />
        after
      </li>
      <li hidden />
    </ul>,
  );

  expect(list).toEqual({
    tag: 'ul',
    attributes: new Map(),
    children: [
      {
        tag: 'li',
        attributes: new Map([['title', words]]),
        children: [
          words,
          {
            tag: 'img',
            attributes: new Map([
              ['src', '/a.png'],
              ['alt', ''],
            ]),
            children: [],
          },
          'after',
        ],
      },
      { tag: 'li', attributes: new Map([['hidden', '']]), children: [] },
    ],
  });
});

test('leaves out what React has a browser load beforehand', () => {
  const children = read(<img src="/a.png" alt="" fetchPriority="high" />);

  expect(children.map((child) => typeof child !== 'string' && child.tag)).toEqual(['img']);
});
