const files = import.meta.glob<string>('../../fixtures/images/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The pictures of the fixtures as texts, by their names. */
export const fixtureImages: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, svg]) => [/([^/]+)\.svg$/.exec(path)?.[1] ?? path, svg]),
);
