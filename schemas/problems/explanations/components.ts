import type { Explanations } from './explanation.ts';

/** The problems of a page's components. */
export const aboutComponents: Explanations = {
  'unknown-component': {
    meaning:
      'Nothing is registered under this componentType. The page shows an empty place there, and all else.',
    example: '{ "componentType": "servise-card", "title": "Saver Plus" }',
    fix: 'Correct the name, or ask the developers for a component of that name.',
  },
  'misplaced-component': {
    meaning:
      'A component is in a place that it is not made for. In a zone that is a warning, and the page shows it; in a list for another family it is an error, and the page leaves it out.',
    example:
      '{ "data": { "flexZone": { "flexComponents": [{ "componentType": "home-header", "coreHeader": { "title": "Home loans" } }] } } }',
    fix: 'Move it to one of the places listed.',
  },
  'unknown-feature': {
    meaning:
      'A component names a feature that is not registered. The page shows a message in its place, and all else.',
    example: '{ "componentType": "feature", "name": "branch-opening-ours" }',
    fix: 'Correct the name, or ask the developers for a feature of that name.',
  },
  'duplicate-id': {
    meaning:
      'Two components of a page bear the same id. Links to the id lead to the first one only.',
    example:
      '{ "data": { "flexZone": { "flexComponents": [{ "componentType": "section-title", "id": "a", "title": "One" }, { "componentType": "section-title", "id": "a", "title": "Two" }] } } }',
    fix: 'Give each component an id of its own, or leave it out.',
  },
  'too-many-components': {
    meaning:
      'The page holds more than 2,000 components, those inside others included. Those after them are neither checked nor shown.',
    example: '{ "data": { "flexZone": { "flexComponents": [ … 2,001 components … ] } } }',
    fix: 'Spread them over several pages.',
  },
  'too-many-items': {
    meaning:
      'All lists of the page together, lists within lists included, hold more than 10,000 items. The component at this place and those after it are not shown.',
    example:
      '{ "data": { "flexZone": { "flexComponents": [{ "componentType": "link-list", "links": [ … 10,001 links … ] }] } } }',
    fix: 'Shorten the lists, or spread them over several pages.',
  },
  'too-much-text': {
    meaning:
      'All texts of the page together have more than 1,000,000 characters. The component at this place and those after it are not shown.',
    example:
      '{ "data": { "flexZone": { "flexComponents": [ … components with 1,000,001 characters … ] } } }',
    fix: 'Shorten the texts, or make two pages of it.',
  },
  'component-too-long': {
    meaning:
      'The texts of one component together have more than 250,000 characters; those of components inside it do not count. The page leaves it out.',
    example: '{ "componentType": "accordion", "items": [ … texts of 250,001 characters … ] }',
    fix: 'Shorten its texts, or spread them over several components.',
  },
};
