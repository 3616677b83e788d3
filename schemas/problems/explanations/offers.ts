import type { Explanations } from './explanation.ts';

const cardOf = (name: string, more = '') =>
  `{ "componentType": "service-card", "title": "Saver Plus", "link": { "text": "Open", "url": "/en/individuals" }, "taxonomies": [{ "key": "personalization", "values": ["${name}"] }]${more} }`;

const zone = (name: string, ...components: string[]) =>
  `"${name}": { "flexComponents": [${components.join(', ')}] }`;

const pageOf = (...zones: string[]) => `{ "data": { ${zones.join(', ')} } }`;

const headerOf = (name: string) =>
  `{ "componentType": "home-header", "coreHeader": { "title": "Saver Plus" }, "taxonomies": [{ "key": "personalization", "values": ["${name}"] }] }`;

const LONG_TEXT = 'Every euro that you do not need today earns more here. '.repeat(12).trim();

/** The problems of offers, and of the mboxes that pages have for them. */
export const aboutOffers: Explanations = {
  'mbox-without-default': {
    meaning:
      'An mbox of a page has no content named default, so that visitors without an offer see its first one: what was meant for some is shown to all.',
    example: pageOf(zone('flexZone', cardOf('rates:saver'))),
    fix: 'Write mbox:default, with the name of the mbox, in the component that everybody may see.',
  },
  'too-many-mboxes': {
    meaning:
      'A page has more mboxes than one call asks for. Those beyond the limit always show their default.',
    example: '{ "data": { "flexZone": { "flexComponents": [ … ] } } }',
    fix: 'Keep at most the number of mboxes that the message names.',
  },
  'mbox-in-two-zones': {
    meaning:
      'An mbox has components in two zones. One content of it is chosen for the whole page, and a zone that lacks it shows nothing of the mbox.',
    example: pageOf(
      zone('flexZone', cardOf('rates:default')),
      zone('complementaryZone', cardOf('rates:default')),
    ),
    fix: 'Use an mbox for each zone.',
  },
  'ignored-content': {
    meaning:
      'A component names contents of two mboxes. It is of the one that its list names first, and those of the other count for nothing.',
    example: pageOf(zone('flexZone', cardOf('rates:default'), cardOf('rates:saver", "hero:saver'))),
    fix: 'Use a component for each mbox.',
  },
  'personal-header': {
    meaning:
      'The main header is one of the contents of an mbox. A header cannot wait, so that its default shows at once; an offer that comes after the first paint does not replace it, and is shown from the next page on.',
    example: pageOf(zone('mainHeaderZone', headerOf('hero:default'), headerOf('hero:saver'))),
    fix: 'Let the default do for everybody, or personalise a block below the header.',
  },
  'uneven-offers': {
    meaning:
      'The options of an mbox differ much in height: by estimate one is at least twice as high as another, and 200 pixels higher. The page keeps room for the highest, so that nothing moves, and whoever gets a lower one sees a gap. A component counts as 48 pixels, a picture in it as 200, and a text as 16 and 24 for each line of 60 characters.',
    example: pageOf(
      zone('flexZone', cardOf('rates:default'), cardOf('rates:saver', `, "body": "${LONG_TEXT}"`)),
    ),
    fix: 'Give the options texts of one length, and pictures to all of them or to none.',
  },
  'content-for-nobody': {
    meaning:
      'A component is for visitors who get an offer that there is not, so that nobody sees it. With --against, the offers are those of the folder and those among the checked files.',
    example: '{ "taxonomies": [{ "key": "personalization", "values": ["rates:svaer"] }] … }',
    fix: 'Correct the name, or have it offered.',
  },
  'offer-for-nobody': {
    meaning:
      'An offer names a content that no page has, so that whoever gets it sees the default. With --against, the contents are those of the pages of the folder and of those among the checked files.',
    example: '{ "execute": { "mboxes": [{ "name": "rates", "options": [ … ] }] } }',
    fix: 'Correct the name, or add a component of that content to a page.',
  },
  'offer-without-effect': {
    meaning:
      'An offer of an answer that no page reads: its mbox stands there before, it is of the page as a whole and names no mbox, or it is JSON that names no content.',
    example:
      '{ "$schema": "https://experience.local/offers.schema.json", "execute": { "pageLoad": { "options": [{ "type": "html", "content": "saver" }] } } }',
    fix: 'Keep one offer for each mbox. Write mbox:content where it is of the page as a whole.',
  },
  'unread-label': {
    meaning:
      'A label was meant to say who sees a component, and does not: its key is not quite personalization, or it has no values. Everybody sees the component.',
    example: pageOf(zone('flexZone', cardOf('rates:saver').replace('zation', 'sation'))),
    fix: 'Write "key": "personalization" and at least one value of the form mbox:content.',
  },
};
