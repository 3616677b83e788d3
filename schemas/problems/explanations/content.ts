import type { Explanations } from './explanation.ts';

/** The problems of content that keeps to its schema. */
export const aboutContent: Explanations = {
  'refused-address': {
    meaning:
      'The page refuses this address: its scheme is none of http, https, tel and mailto, or it cannot be read. What it belongs to is shown, and leads nowhere; a picture, which only has http and https, is not shown. Of configured addresses, such as redirects, more is refused, and a site does not start with one.',
    example:
      '{ "componentType": "service-card", "title": "Saver Plus", "link": { "text": "Call us", "url": "callto:+3225550120" } }',
    fix: 'Write a path of the site, or an address with one of the four schemes, for a picture with one of its two.',
  },
  'relative-address': {
    meaning:
      'This address names neither a scheme nor a path from the start of the site, so it leads elsewhere from each page that it stands on. That is an error where a host, a mail address or a telephone number was meant, and else a warning.',
    example:
      '{ "componentType": "service-card", "title": "Saver Plus", "link": { "text": "Rates", "url": "www.example.com/rates" } }',
    fix: 'Write its scheme, as in https://www.example.com/rates, or begin a path of the site with a slash.',
  },
  'insecure-address': {
    meaning:
      'This address begins with http, so that anybody on the way can read and change what it leads to. Browsers warn of such pages, and do not load such pictures.',
    example:
      '{ "componentType": "service-card", "title": "Saver Plus", "link": { "text": "Rates", "url": "http://www.example.com/rates" } }',
    fix: 'Write https. Where the other site does not have it, lead elsewhere.',
  },
  'unknown-anchor': {
    meaning:
      'A link leads to a place of a page that there is not, so that it leads to the top of the page. A section title makes the anchor: its own, or its words in small letters with - between them. On this page it is an error; on another one, which --against has, a warning.',
    example:
      '{ "$schema": "https://experience.local/page-response.schema.json", "data": { "meta": { "title": "Saving" }, "flexZone": { "flexComponents": [{ "componentType": "section-title", "title": "What it costs" }, { "componentType": "service-card", "title": "Saver Plus", "link": { "text": "Costs", "url": "#costs" } }] } } }',
    fix: 'Use an anchor that the fix lists, or give the section title this one as its "anchor".',
  },
  'dropped-markup': {
    meaning:
      'The page leaves tags or attributes of this text out. The text within a tag stays, but for scripts and the like.',
    example:
      '{ "componentType": "paragraph", "richBody": { "value": "<p style=\\"color: red\\">Every euro counts.</p>" } }',
    fix: 'Remove what is named, or use a tag that is kept. The fix lists them.',
  },
  'unbalanced-markup': {
    meaning:
      'A tag is never closed, closes nothing, or has no end. The page closes by itself what is open, mostly not where it was meant.',
    example:
      '{ "componentType": "paragraph", "richBody": { "value": "<p>Earn <strong>more on every euro.</p>" } }',
    fix: 'Close each tag where it is to end, the last one opened first.',
  },
  'markup-in-plain-text': {
    meaning:
      'A text that is no rich text holds tags. The page does not read them, and visitors see them as they are written.',
    example:
      '{ "componentType": "service-card", "title": "Saver <b>Plus</b>", "link": { "text": "Open", "url": "/en/individuals" } }',
    fix: 'Remove the tags. What has to look otherwise belongs into a rich text, such as the richBody of a paragraph.',
  },
  'entity-in-plain-text': {
    meaning:
      'A text that is no rich text holds an entity such as &amp; or &nbsp;. The page does not read it, and visitors see it as it is written.',
    example:
      '{ "componentType": "service-card", "title": "Save &amp; win", "link": { "text": "Open", "url": "/en/individuals" } }',
    fix: 'Write the character itself. JSON files are written in UTF-8, and hold every character there is.',
  },
  'foreign-macro': {
    meaning:
      'A text holds a macro as other systems write them, such as {{rate}}, ${rate}, [[rate]] or %rate%. No value takes its place.',
    example:
      '{ "componentType": "service-card", "title": "From {{savings.rate}} a year", "link": { "text": "Open", "url": "/en/individuals" } }',
    fix: 'Write the macro as %{group:key}%, or the words themselves. Texts around a page, such as those of the navigation, have no macros.',
  },
  'unwritten-text': {
    meaning:
      'A text holds words that only keep a place, such as lorem ipsum, TODO, TBD or “To be written: ”, with which `npm run new` begins its texts. Visitors would read them.',
    example:
      '{ "componentType": "service-card", "title": "Lorem ipsum", "link": { "text": "Open", "url": "/en/individuals" } }',
    fix: 'Write what is to stand there.',
  },
  'blank-text': {
    meaning:
      'A text is nothing but blanks. A title leaves a gap in the page, which is an error; of others nothing shows, which is a warning.',
    example:
      '{ "componentType": "service-card", "title": " ", "link": { "text": "Open", "url": "/en/individuals" } }',
    fix: 'Write the text, or leave the property out where it may be.',
  },
  'page-without-title': {
    meaning:
      'A page says nothing of its name in its meta data, so that tabs, bookmarks and search results name the site alone, unless its route has a pageTitle. A page without any meta data is one in a folder named pages.',
    example:
      '{ "data": { "meta": { "description": "Every cost." }, "flexZone": { "flexComponents": [] } } }',
    fix: 'Write "title" in "meta".',
  },
  'unknown-extension': {
    meaning:
      'A picture or a video has an extension that pages do not show, often one with a dot. Nothing shows in its place.',
    example:
      '{ "componentType": "service-card", "title": "Saver Plus", "link": { "text": "Open", "url": "/en/individuals" }, "image": { "original": "/images/house-keys.svg", "extension": ".svg" } }',
    fix: 'Write one of those that the fix lists, without a dot.',
  },
  'unknown-filter': {
    meaning:
      'A link belongs to a filter that its list does not have. It shows only while no filter is chosen.',
    example:
      '{ "componentType": "filtered-link-list", "filters": [{ "key": "saving", "label": "Saving" }], "textLinks": [{ "text": "Close an account", "url": "/en/individuals", "filter": "savings" }] }',
    fix: 'Use the key of one of the filters, or add the filter.',
  },
  'uneven-values': {
    meaning:
      'A product of a comparison has fewer or more values than there are criteria, or there are more notes than criteria. A dash stands for a missing value, and one too many does not show.',
    example:
      '{ "componentType": "comparison-cards", "criteria": ["Rate", "Skip a payment"], "cards": [{ "title": "Steady", "values": ["3.35%", true] }, { "title": "Free", "values": ["3.60%"] }] }',
    fix: 'Give each product one value for each criterion, in their order.',
  },
  'broken-placeholder': {
    meaning:
      'A placeholder has no end, or names no group or no key. Visitors read it as it is written, or a dash.',
    example: '{ "componentType": "section-title", "title": "From %{savings:rate} a year" }',
    fix: 'Write it as %{group:key}%, with both signs at its end.',
  },
  'missing-macro-flag': {
    meaning:
      'Texts of the page name macros, but the page does not say so, and therefore their values are not fetched. A dash is shown in place of each. The message names the first such text.',
    example:
      '{ "data": { "flexZone": { "flexComponents": [{ "componentType": "section-title", "title": "Up to %{savings:rate}%" }] } } }',
    fix: 'Write "hasMacro": true in "data".',
  },
  'duplicate-header': {
    meaning:
      'The header zone holds a second header, and a page has one main heading. Headers that personalization shows in turn count as one.',
    example:
      '{ "data": { "mainHeaderZone": { "flexComponents": [{ "componentType": "home-header", "coreHeader": { "title": "Saving" } }, { "componentType": "home-header", "coreHeader": { "title": "Loans" } }] } } }',
    fix: 'Keep one header, or give each a personalization of the same box.',
  },
  'unknown-day': {
    meaning: 'The date has the right form, but its month has no such day. The page shows no date.',
    example: '{ "componentType": "news-card", "title": "Our new branch", "date": "2026-02-30" }',
    fix: 'Write a day that there is.',
  },
  'unknown-icon': {
    meaning:
      'The folder given to --against has no icon with this id in its icons.json. The page shows nothing in its place.',
    example: '{ "icon": "vitrine:regular:calender", … }',
    fix: 'Correct the id, or add the drawing to the site and run npm run icons.',
  },
  'unknown-macro': {
    meaning:
      'The folder given to --against has no value for this macro in its macros. Visitors see a dash.',
    example: '{ "componentType": "section-title", "title": "From %{savings:rte}% …" }',
    fix: 'Correct the group or the key, or have the pricing service offer the macro.',
  },
  'missing-image': {
    meaning: 'The folder given to --against has no image of this name, in whatever format.',
    example: '{ "image": { "original": "/images/house-key.svg" }, … }',
    fix: 'Correct the address, or add the image.',
  },
  'longer-than-advised': {
    meaning:
      'The text is shown as it is, but not as well as a shorter one: the message says what happens. It is a matter of taste, and nothing has to be changed.',
    example:
      '{ "componentType": "call-to-action", "cta": { "textLink": { "text": "Open a savings account", "url": "/en/individuals/saving" } } }',
    fix: 'Shorten the text to the number of characters named.',
  },
  'more-than-advised': {
    meaning:
      'The list has more items than look well together. All of them are shown: the message says how.',
    example:
      '{ "componentType": "home-header", "coreHeader": { "title": "Welcome" }, "usps": [{ "body": "One" }, { "body": "Two" }, { "body": "Three" }, { "body": "Four" }] }',
    fix: 'Keep the most important ones, as many as are named.',
  },
  'less-than-advised': {
    meaning:
      'A required part is empty, so visitors see nothing of it, and mostly nothing of what is around it: the message says of what.',
    example: '{ "componentType": "cards", "cards": [] }',
    fix: 'Fill it, or remove what is around it.',
  },
  'unanswered-link': {
    meaning:
      'A link leads to a path of the site that no page in the folder given to --against or among the checked files answers, and no redirect or route but a bare wildcard. Visitors read that the page does not exist.',
    example: '{ "link": { "text": "Open an account", "url": "/en/individuals/opne" }, … }',
    fix: 'Correct the address, add the page, or add a redirect to where it is now.',
  },
};

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
