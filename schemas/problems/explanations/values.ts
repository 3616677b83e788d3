import type { Explanations } from './explanation.ts';

/** The problems of a value or of a property's name. */
export const aboutValues: Explanations = {
  'backward-hours': {
    meaning: 'A branch closes before it opens, or at the same minute.',
    example:
      '{ "$schema": "https://experience.local/opening-hours.schema.json", "name": "Ghent", "timeZone": "Europe/Brussels", "days": [[{ "from": "12:30", "to": "09:00" }], [], [], [], [], [], []] }',
    fix: 'Let it close after it opens. What goes on behind midnight belongs to the next day.',
  },
  'overlapping-hours': {
    meaning: 'A branch opens again before it has closed, or its hours are not in their order.',
    example:
      '{ "$schema": "https://experience.local/opening-hours.schema.json", "name": "Ghent", "timeZone": "Europe/Brussels", "days": [[{ "from": "09:00", "to": "12:30" }, { "from": "12:00", "to": "16:30" }], [], [], [], [], [], []] }',
    fix: 'List the hours of a day in their order, each after the end of the one before it.',
  },
  'unknown-time-zone': {
    meaning:
      'A branch is in a time zone that there is not, so that nobody can tell what day it is there.',
    example:
      '{ "$schema": "https://experience.local/opening-hours.schema.json", "name": "Ghent", "timeZone": "Europe/Brusels", "days": [[], [], [], [], [], [], []] }',
    fix: 'Write it as the IANA data base does, such as Europe/Brussels.',
  },
  'listed-twice': {
    meaning:
      'Something is listed a second time that may be listed once: a locale, a segment, its home or the value of its cookie, a slot, a feature of a route, a query parameter, an origin, an alternate, a filter, a tag, or a macro. The second one counts for nothing, or nobody knows which one counts.',
    example:
      '{ "$schema": "https://experience.local/macros.schema.json", "groups": [{ "name": "savings", "keys": [] }, { "name": "savings", "keys": [] }] }',
    fix: 'Remove one of the two, or give it a name of its own.',
  },
  'missing-property': {
    meaning:
      'A property that the schema requires is not there. The pointer names the property itself.',
    example: '{ "componentType": "service-card" }',
    fix: 'Add the property. The fix says what it is for.',
  },
  'missing-page-data': {
    meaning:
      'An answer without an object data holds no page, whatever else stands in it. Visitors see the page for failures.',
    example:
      '{ "$schema": "https://experience.local/page-response.schema.json", "data": "all of it" }',
    fix: 'Put the zones of the page, and its meta data, into an object data.',
  },
  'unknown-property': {
    meaning:
      'The schema has no property of this name here. Objects are closed, so that a slip of the pen is found; the site drops the property.',
    example: '{ "componentType": "service-card", "title": "Saver Plus", "colour": "green" }',
    fix: 'Correct the name, or remove the property. The fix lists the names that are still free.',
  },
  'misplaced-property': {
    meaning:
      'A property is beside the object that it belongs into, such as a zone beside data or a title beside its header. The pointer names the property where it is now.',
    example: '{ "componentType": "home-header", "title": "Home loans" }',
    fix: 'Move the property into the object that the fix names.',
  },
  'duplicate-property': {
    meaning:
      'A property appears more than once in an object. Only the last one counts; the others are ignored.',
    example: '{ "componentType": "service-card", "title": "Saver", "title": "Saver Plus" }',
    fix: 'Keep the right one, and remove the others.',
  },
  'wrong-type': {
    meaning:
      'A value is of another type than the schema requires, such as a number in place of a text.',
    example: '{ "componentType": "service-card", "title": 5 }',
    fix: 'Write a value of the type that is expected: without quotes for a number, with them for a text. Leave a property out instead of writing null.',
  },
  'wrong-value': {
    meaning:
      'A value is not on the closed list that the schema gives, or breaks another of its rules.',
    example: '{ "componentType": "service-card", "title": "Saver Plus", "cardSize": "huge" }',
    fix: 'Use one of the values listed.',
  },
  'wrong-format': {
    meaning:
      'A text has another form than the schema requires, such as a language without its region.',
    example: '{ "pathPattern": "individuals" }',
    fix: 'Write it in the form that the fix describes.',
  },
  'too-short': {
    meaning: 'A text has fewer characters than the schema wants. Mostly it is empty.',
    example: '{ "componentType": "service-card", "title": "" }',
    fix: 'Write the text. Where there is nothing to say, leave an optional property out.',
  },
  'too-long': {
    meaning: 'A text has more characters than the schema allows.',
    example:
      '{ "title": "Saver Plus … 121 characters …", "page": { "fixture": "en/individuals" } }',
    fix: 'Shorten the text.',
  },
  'too-small': {
    meaning:
      'A number is below the least one that the schema allows, or a list or an object has too few members.',
    example: '{ "componentType": "article-card", "title": "Saving", "duration": 0 }',
    fix: 'Write a larger number, or put in what is missing.',
  },
  'too-large': {
    meaning:
      'A number is above the greatest one that the schema allows, or a list or an object has too many members.',
    example: '{ "componentType": "article-card", "title": "Saving", "duration": 601 }',
    fix: 'Write a smaller number, or take out what is too much.',
  },
};
