import type { Explanations } from './explanation.ts';

/** The problems of a document as a whole. */
export const aboutDocuments: Explanations = {
  'broken-json': {
    meaning:
      'The text is no JSON: a comma, a quote or a bracket is missing or too many, or it is not written in UTF-8. Nothing else in the file was checked.',
    example: '{ "componentType": "service-card", "title": "Saver Plus", }',
    fix: 'Correct the text at the place that is named. JSON has no comments, no trailing commas and no single quotes.',
  },
  'unfitting-document': {
    meaning:
      'The command cannot tell what kind of document this is: it names a schema that does not exist, or it names none and has the shape of none.',
    example: '{ "$schema": "https://experience.local/rout.schema.json", "pathPattern": "/*" }',
    fix: 'Name its schema in "$schema". The fix lists those that are nearest.',
  },
  'document-too-large': {
    meaning:
      'The document has more than 5,000,000 bytes. The site refuses such an answer, so it was not checked further.',
    example: '{ "data": { "flexZone": { "flexComponents": [ … 6,000,000 bytes … ] } } }',
    fix: 'Split the document, or shorten it.',
  },
  'too-deep': {
    meaning: 'More than 64 lists and objects stand within each other. No page needs that many.',
    example: '{ "data": { "a": { "a": { … 65 levels … } } } }',
    fix: 'Look for a list or an object that was nested by mistake, and take it out.',
  },
  'text-too-long': {
    meaning: 'One text has more than 200,000 characters, whatever its schema allows.',
    example: '{ "componentType": "service-card", "title": "Saver Plus … 200,001 characters …" }',
    fix: 'Cut the text, or spread it over several components.',
  },
  'too-many-members': {
    meaning:
      'One object has more than 1,000 properties, which no schema knows. It was not checked, and at run time the component or page that holds it is left out.',
    example: '{ "componentType": "service-card", … 1,001 properties … }',
    fix: 'Remove the properties that nothing reads.',
  },
  'forbidden-key': {
    meaning:
      'A property is called __proto__, constructor or prototype. In JavaScript these names could change how programs treat the whole document.',
    example: '{ "componentType": "service-card", "title": "Saver Plus", "constructor": "Meridia" }',
    fix: 'Rename the property, or remove it.',
  },
  'unused-allowance': {
    meaning:
      'The .allow.txt beside a file allows a warning that the file does not have, or an error, which nothing allows. A list of allowances that nobody needs any more would hide the next mistake.',
    example: 'longer-than-advised /intro - The card stands alone … (card.allow.txt)',
    fix: 'Remove the line, or correct its code and its pointer.',
  },
  'unreadable-allowance': {
    meaning:
      'A line of the .allow.txt beside a file does not say which warning it allows, or not why.',
    example: 'longer-than-advised /intro … (card.allow.txt)',
    fix: 'Write the code of the warning, its pointer, a dash between blanks and the reason.',
  },
  'wrong-problems': {
    meaning:
      'A file whose name ends in .invalid.json has to be refused, and the .invalid.txt beside it names with which problems. This one gives others, or nothing is named.',
    example:
      'card.invalid.json gives "too-short /title"; card.invalid.txt names "too-long /title" …',
    fix: 'Correct the file, or the list beside it: one code and JSON pointer on each line.',
  },
};

/** The problems of scenarios, which name fixtures around them. */
export const aboutScenarios: Explanations = {
  'unknown-page': {
    meaning: 'A scenario names a page response that the fixtures do not have.',
    example: '{ "title": "Home", "page": { "fixture": "en/individual" } … }',
    fix: 'Correct the name, or add the page to the fixtures.',
  },
  'unknown-segment': {
    meaning: 'A scenario is for a customer segment that the site does not have.',
    example: '{ "title": "Home", "page": { … }, "segment": "busines" }',
    fix: 'Use the id of a segment of the experience.',
  },
  'unknown-code': {
    meaning: 'A scenario is meant to show a problem with a code that no problem has.',
    example: '{ "title": "Home", "page": { … }, "expectedFaults": ["macro-request-faild"] }',
    fix: 'Use the code that the problem is reported with.',
  },
  'unknown-status': {
    meaning: 'A service of a scenario answers with a status that HTTP does not have.',
    example:
      '{ "title": "Home", "page": { … }, "faults": { "macros": { "kind": "status", "status": 533 } } }',
    fix: 'Use a status that services answer with, such as 404, 500 or 503.',
  },
  'unknown-fixture': {
    meaning: 'A scenario names a component fixture that does not exist.',
    example: '{ "title": "Card", "page": { "component": "cards/service-card/fulll" } … }',
    fix: 'Correct the name, or add the fixture.',
  },
  'unmatched-patch': {
    meaning: 'An operation of a patch of a scenario leads to a place that its page does not have.',
    example:
      '{ "title": "Card", "page": { … }, "patch": [{ "op": "remove", "path": "/data/flexZon" }] }',
    fix: 'Correct the path. The fix says what the page has where the path leaves it.',
  },
  'impossible-step': {
    meaning:
      'A step of a scenario says nothing that a visitor does, or several things at once, or has a value and no field for it.',
    example: '{ "title": "Loan", "page": { … }, "steps": [{ "press": "Next", "choose": "Yes" }] }',
    fix: 'Write one of fill with a value, choose, press and see in each step.',
  },
  'failed-step': {
    meaning:
      'A step of a scenario names something that its page did not have, and did not get while the preview waited for it. The steps behind it were left out.',
    example: '{ "title": "Loan", "page": { … }, "steps": [{ "press": "Nextt" }] }',
    fix: 'Correct the name. The fix says which names the page has.',
  },
};
