import { PAGE_LIMITS } from '#schemas/page-limits.ts';
import { responseWith, type Authored } from './sample-page.ts';

const CARDS_A_BLOCK = 4;
const BLOCKS = PAGE_LIMITS.components / (CARDS_A_BLOCK + 1);
const CARDS = BLOCKS * CARDS_A_BLOCK;
const MARKS_A_CARD = (PAGE_LIMITS.items - PAGE_LIMITS.components) / CARDS;
/** The number of characters that are left for the body of a card beside its other texts. */
const BODY_LENGTH = PAGE_LIMITS.text / CARDS - 115;

/** Rich text costs most for its length where every letter is an element of its own. */
const ELEMENT = '<b>x</b>';

/** A page at every limit of sums at once: components, list items and characters of text. */
export function worstPage(): Authored {
  return responseWith(
    Array.from({ length: BLOCKS }, (_, block) => ({
      componentType: 'cards',
      cards: Array.from({ length: CARDS_A_BLOCK }, (__, card) => cardOf(block, card)),
    })),
  );
}

function cardOf(block: number, card: number): Authored {
  return {
    componentType: 'service-card',
    title: `Card ${block}-${card}`,
    promoText: '%{savings:saver-plus-total-rate}% a year',
    link: { text: 'Open', url: '/open' },
    checkMarkList: Array.from({ length: MARKS_A_CARD }, () => 'A mark'),
    // Each of its own, since what has been read once is not read again.
    body: `${block}-${card} ${ELEMENT.repeat(Math.floor(BODY_LENGTH / ELEMENT.length))}`,
  };
}
