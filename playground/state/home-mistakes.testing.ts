/** A mistake as it is typed into the home page: `right` is replaced by `wrong`. */
interface Mistake {
  readonly kind: string;
  readonly right: string;
  readonly wrong: string;
  readonly code: string;
  /** The end of the pointer. */
  readonly at: string;
  /** The label of its fix, where it has one. */
  readonly fix?: string;
  /** True if the fix gives back what stood there before. */
  readonly restores?: boolean;
}

const TITLE = '"title": "A home loan that starts with a clear number"';
const SWAP = '"icon": "vitrine:regular:swap"';
const CONTACT = '"url": "/en/individuals/contact"';
const SAVER = '"url": "/en/individuals/saving/saver-plus"';
const PROMO = '"promoText": "%{savings:saver-plus-total-rate}%';
const JAR = '"original": "/images/savings-jar.svg"';
const TEXT = '<p>Moving your money should not mean moving house.';

/** For tests: at least two mistakes of each kind that people make in a page. */
export const HOME_MISTAKES: readonly Mistake[] = [
  {
    kind: 'syntax: a comma is missing',
    right: '"componentType": "home-header",',
    wrong: '"componentType": "home-header"',
    code: 'broken-json',
    at: '',
    fix: 'Insert ,',
    restores: true,
  },
  {
    kind: 'syntax: a half-typed text',
    right: `${TITLE},`,
    wrong: '"title": "A home loan,',
    code: 'broken-json',
    at: '',
    fix: 'Close the text',
  },
  {
    kind: 'syntax: a text without its closing quote and its comma',
    right: `${TITLE},`,
    wrong: TITLE.slice(0, -1),
    code: 'broken-json',
    at: '',
    fix: 'Close the text',
    restores: true,
  },
  {
    kind: 'component: its type is misspelt',
    right: '"highlight-box"',
    wrong: '"higlight-box"',
    code: 'unknown-component',
    at: '/componentType',
    fix: 'Use highlight-box',
    restores: true,
  },
  {
    kind: 'component: in a zone that it is not made for',
    right: '"flexZone": {\n      "flexComponents": [',
    wrong:
      '"flexZone": {\n      "flexComponents": [\n        {\n          "componentType": "home-header",\n          "coreHeader": {\n            "title": "Saving"\n          }\n        },',
    code: 'misplaced-component',
    at: '/0/componentType',
    fix: 'Move it to mainHeaderZone',
  },
  {
    kind: 'component: among the cards, where it cannot stand',
    right: '"cards": [',
    wrong:
      '"cards": [\n            {\n              "componentType": "section-title",\n              "title": "Saving"\n            },',
    code: 'misplaced-component',
    at: '/cards/0/componentType',
    fix: 'Move it to flexZone',
  },
  {
    kind: 'required part: missing',
    right: `            ${TITLE},\n`,
    wrong: '',
    code: 'missing-property',
    at: '/coreHeader/title',
    fix: 'Add “title”',
  },
  {
    kind: 'required part: an empty title',
    right: '"title": "Ten working days for us, one signature for you"',
    wrong: '"title": ""',
    code: 'too-short',
    at: '/title',
    fix: 'Use "Picked for November"',
  },
  {
    kind: 'required part: a link without words',
    right: '"text": "Talk to an adviser"',
    wrong: '"text": ""',
    code: 'less-than-advised',
    at: '/textLink/text',
    fix: 'Use "Open an account"',
  },
  {
    kind: 'required part: a list without an item',
    right: '"componentType": "highlight-box",',
    wrong:
      '"componentType": "link-list",\n          "textLinks": []\n        },\n        {\n          "componentType": "highlight-box",',
    code: 'less-than-advised',
    at: '/textLinks',
  },
  {
    kind: 'type: a number where a text is wanted',
    right: '"microCopy": "Three minutes, no login needed"',
    wrong: '"microCopy": 3',
    code: 'wrong-type',
    at: '/microCopy',
    fix: 'Use "3"',
  },
  {
    kind: 'type: null for nothing',
    right: '"microCopy": "Three minutes, no login needed"',
    wrong: '"microCopy": null',
    code: 'wrong-type',
    at: '/microCopy',
    fix: 'Remove “microCopy”',
  },
  {
    kind: 'enum: a word that is near one of the list',
    right: '"cardSize": "medium"',
    wrong: '"cardSize": "medum"',
    code: 'wrong-value',
    at: '/cardSize',
    fix: 'Use medium',
    restores: true,
  },
  {
    kind: 'enum: another word',
    right: '"cardSize": "medium"',
    wrong: '"cardSize": "huge"',
    code: 'wrong-value',
    at: '/cardSize',
    fix: 'Use "medium"',
    restores: true,
  },
  {
    kind: 'refused address: a scheme that no browser knows',
    right: CONTACT,
    wrong: '"url": "callto:+3225550120"',
    code: 'refused-address',
    at: '/url',
    fix: 'Use tel:+3225550120',
  },
  {
    kind: 'refused address: a misspelt scheme',
    right: CONTACT,
    wrong: '"url": "htps://www.meridia.test/contact"',
    code: 'refused-address',
    at: '/url',
    fix: 'Use https://www.meridia.test/contact',
  },
  {
    kind: 'refused address: a script',
    right: CONTACT,
    wrong: '"url": "javascript:alert(1)"',
    code: 'refused-address',
    at: '/url',
  },
  {
    kind: 'address: a host without its scheme',
    right: CONTACT,
    wrong: '"url": "www.meridia.test/contact"',
    code: 'relative-address',
    at: '/url',
    fix: 'Use https://www.meridia.test/contact',
  },
  {
    kind: 'id: of a component above',
    right: '"id": "switch-text"',
    wrong: '"id": "switch-title"',
    code: 'duplicate-id',
    at: '/id',
    fix: 'Use switch-title-2',
  },
  {
    kind: 'id: of a card inside another list',
    right: '"id": "an-hour"',
    wrong: '"id": "home-loan-card"',
    code: 'duplicate-id',
    at: '/id',
    fix: 'Use home-loan-card-2',
  },
  {
    kind: 'placeholder: without its last sign',
    right: PROMO,
    wrong: PROMO.slice(0, -1),
    code: 'broken-placeholder',
    at: '/promoText',
    fix: 'Use %{savings:saver-plus-total-rate}%',
    restores: true,
  },
  {
    kind: 'placeholder: half typed',
    right: PROMO,
    wrong: '"promoText": "%{savings:saver-plus-tot',
    code: 'broken-placeholder',
    at: '/promoText',
    fix: 'Use %{savings:saver-plus-total-rate}%',
    restores: true,
  },
  {
    kind: 'macro: a name that is misspelt',
    right: PROMO,
    wrong: PROMO.replace('total-rate', 'totl-rate'),
    code: 'unknown-macro',
    at: '/promoText',
    fix: 'Use %{savings:saver-plus-total-rate}%',
    restores: true,
  },
  {
    kind: 'macro: the page does not say that it has any',
    right: '    "hasMacro": true,\n',
    wrong: '',
    code: 'missing-macro-flag',
    at: '/hasMacro',
    fix: 'Add “hasMacro”',
  },
  {
    kind: 'icon: misspelt',
    right: SWAP,
    wrong: SWAP.replace('swap', 'swop'),
    code: 'unknown-icon',
    at: '/icon',
    fix: 'Use vitrine:regular:swap',
    restores: true,
  },
  {
    kind: 'icon: of no set',
    right: SWAP,
    wrong: '"icon": "fa-exchange"',
    code: 'unknown-icon',
    at: '/icon',
  },
  {
    kind: 'picture: misspelt',
    right: JAR,
    wrong: JAR.replace('jar', 'jars'),
    code: 'missing-image',
    at: '/original',
    fix: 'Use /images/savings-jar.svg',
    restores: true,
  },
  {
    kind: 'picture: without the slash before it',
    right: JAR,
    wrong: JAR.replace('/images', 'images'),
    code: 'relative-address',
    at: '/original',
    fix: 'Use /images/savings-jar.svg',
    restores: true,
  },
  {
    kind: 'link: to a page that is misspelt, with an anchor',
    right: SAVER,
    wrong: '"url": "/en/individuals/saving/saver-pluss#rates"',
    code: 'unanswered-link',
    at: '/url',
    fix: 'Use /en/individuals/saving/saver-plus',
  },
  {
    kind: 'link: in a rich text',
    right: 'href=\\"/en/individuals/borrowing/your-first-home-loan\\"',
    wrong: 'href=\\"/en/individuals/borrowing/your-first-home-lone\\"',
    code: 'unanswered-link',
    at: '/value',
    fix: 'Use /en/individuals/borrowing/your-first-home-loan',
    restores: true,
  },
  {
    kind: 'markup: a style',
    right: TEXT,
    wrong: TEXT.replace('<p>', '<p style=\\"color: red\\">'),
    code: 'dropped-markup',
    at: '/value',
    fix: 'Remove it',
    restores: true,
  },
  {
    kind: 'markup: a tag that is not kept',
    right: TEXT,
    wrong: TEXT.replace('money', '<font>money</font>'),
    code: 'dropped-markup',
    at: '/value',
    fix: 'Remove it',
    restores: true,
  },
];
