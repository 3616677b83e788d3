import { loadKnownChecks } from '#schemas/validate/known-checks.ts';

/** For tests: a page with a bit of everything. */
export const known = await loadKnownChecks();
export const FLEX = '/data/flexZone/flexComponents';
export const HEADER = '/data/mainHeaderZone/flexComponents';
export const LEGAL = '/data/legalZone/flexComponents';
export const title = (words: string) => ({ componentType: 'section-title', title: words });
export const card = (words: string) => ({
  componentType: 'news-card',
  id: `id-${words}`,
  title: words,
});
export const PAGE = {
  data: {
    mainHeaderZone: { flexComponents: [{ componentType: 'home-header' }] },
    flexZone: {
      flexComponents: [
        title('One'),
        { componentType: 'cards', id: 'row', cards: [card('a'), card('b')] },
        { componentType: 'zzz' },
        title('Four'),
      ],
    },
    complementaryZone: { flexComponents: [] },
  },
};

/** Returns the value under a JSON pointer. */
export function find(page: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, name) => Object(value)[name], page);
}
