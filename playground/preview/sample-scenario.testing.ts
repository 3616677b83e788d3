/** For tests of the preview: a scenario of one heading, which most pages of theirs are shown in. */
export const SAMPLE_SCENARIO = {
  title: 'A title',
  page: { component: 'blocks/section-title/minimal' },
  locale: 'en-GB',
  segment: 'individuals',
};

/** For tests of the preview: a page of that one heading. */
export const samplePage = (title: string) => ({
  data: { flexZone: { flexComponents: [{ componentType: 'section-title', title }] } },
});
