import { expect, test } from 'vitest';
import { listPictures } from './picture-sizes.ts';

const named = (id: string, component: string) => ({
  id,
  scenario: { title: id, page: { component } },
});

test('each scenario has a picture, and one of a component with everything a small one before', () => {
  const onPhone = {
    title: 'Home',
    page: { fixture: 'en/home' },
    viewport: { width: 360, height: 740 },
  };

  const pictures = listPictures([
    { id: 'home/full', scenario: onPhone },
    named('accordion/full', 'blocks/accordion/full'),
    named('accordion/minimal', 'blocks/accordion/minimal'),
  ]);

  expect(pictures.map(({ id, scenario, width }) => [id, scenario, width])).toEqual([
    ['accordion/full?small', 'accordion/full', 480],
    ['home/full', 'home/full', 360],
    ['accordion/full', 'accordion/full', 1440],
    ['accordion/minimal', 'accordion/minimal', 1440],
  ]);
});
