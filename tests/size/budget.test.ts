import { expect, test } from 'vitest';
import { rowOf, shareOf, sharesOf } from './budget.ts';

test.each([
  ['node_modules/react-dom/cjs/react-dom-client.production.js', 'React and react-dom'],
  ['node_modules/scheduler/index.js', 'React and react-dom'],
  ['registry/shell/top-bar/locales/nl-BE.json', 'messages'],
  ['renderer/platform/create-platform.ts', 'platform'],
  ['renderer/services/events/create-events.ts', 'platform'],
  ['registry/shell/top-bar/top-bar.tsx', 'shell'],
  ['registry/blocks/accordion/accordion.tsx', 'components'],
  ['registry/kit/icon/icon.tsx', 'components'],
  ['registry/blocks/accordion/index.ts', 'renderer'],
  ['registry/shell/top-bar/index.ts', 'renderer'],
  ['registry/index.ts', 'renderer'],
  ['renderer/view/slot.tsx', 'renderer'],
  ['site/experience.json', 'experience'],
  ['\0vite/preload-helper.js', 'renderer'],
])('%s counts as %s', (path, row) => {
  expect(rowOf(path)).toBe(row);
});

test('the bytes of a script are shared out by the lengths of its modules, those of the start are its own', () => {
  const script = {
    bytes: 8_000,
    modules: { 'renderer/view/slot.tsx': 300, 'registry/kit/icon/icon.tsx': 100 },
  };

  const shares = sharesOf([script], { messagesBytes: 500, startBytes: 1_500 });

  expect(shares.map(({ name, value }) => [name, value])).toEqual([
    ['start, before a sign of intent', 1.5],
    ['React and react-dom', 0],
    ['messages', 0.5],
    ['platform', 0],
    ['shell', 0],
    ['components', 2],
    ['experience', 0],
    ['renderer', 6],
    ['all', 10],
  ]);
});

test('a part that comes on demand weighs its share of every script it is in', () => {
  const scripts = [
    { bytes: 1_000, modules: { 'registry/kit/overlay/dialog.tsx': 300, 'other.ts': 700 } },
    { bytes: 500, modules: { 'registry/kit/overlay/open-overlay.ts': 10 } },
    { bytes: 9_000, modules: {} },
  ];

  expect(shareOf(scripts, (path) => path.includes('/overlay/'))).toBe(800);
});
