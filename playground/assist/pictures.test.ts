import { expect, test } from 'vitest';
import { escapeMarkdown, describeSvg, toMarkdownImage, toSvg } from './pictures.ts';

test('the address of a picture holds nothing that ends it', () => {
  const svg = toSvg({ id: 'a:b:c', viewBox: '0 0 256 256', path: 'M1,1 (2)|Z' });

  const [, address = ''] =
    /^!\[\]\((.*)\)$/.exec(toMarkdownImage(svg, { width: 64, height: 48 })) ?? [];
  const [data = '', size] = address.split('|');

  expect(size).toBe('width=64,height=48');
  expect(data).not.toMatch(/[()\s|]/);
  expect(decodeURIComponent(data.slice('data:image/svg+xml,'.length))).toBe(svg);
});

test('a drawing without size or title is a picture all the same', () => {
  expect(describeSvg('<svg/>')).toEqual({ svg: '<svg/>', title: '', width: 0, height: 0 });
});

test('what a macro holds is shown as it is, and never as markup', () => {
  expect(escapeMarkdown('**50%** <b> [a](b) #1')).toBe(
    '\\*\\*50%\\*\\* \\<b\\> \\[a\\]\\(b\\) \\#1',
  );
});
