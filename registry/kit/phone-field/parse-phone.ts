/** How a country writes its numbers, and how many digits they have after its code. */
interface CountryPlan {
  /** The code by which it is called from elsewhere. */
  readonly code: string;
  /** The digit before a number that is called from within. */
  readonly trunk: '0' | '';
  readonly digits: readonly [min: number, max: number];
  /** Matches the digits that stand apart from the others. */
  readonly area?: RegExp;
}

const PLANS = {
  BE: { code: '32', trunk: '0', digits: [8, 9], area: /^[2349](?=\d{7}$)/ },
  DE: { code: '49', trunk: '0', digits: [6, 11] },
  FR: { code: '33', trunk: '0', digits: [9, 9], area: /^\d/ },
  GB: { code: '44', trunk: '0', digits: [9, 10] },
  LU: { code: '352', trunk: '', digits: [5, 11] },
  NL: { code: '31', trunk: '0', digits: [9, 9], area: /^6/ },
} satisfies Record<string, CountryPlan>;

/** A country whose numbers are read as they are called from within. */
export type PhoneCountry = keyof typeof PLANS;

const MAX_TEXT = 100;
const NUMBER = /^\+?\d+$/;

/** The digits of a number in the international network, its country's code among them (E.164). */
const MIN_DIGITS = 8;
const MAX_DIGITS = 15;

/**
 * Reads a telephone number as it is called from a country or from anywhere, and gives it as it is
 * sent: +3221234567. Undefined for a text that is none. Numbers of countries without a plan here
 * are held to the bounds of the network alone.
 */
export function parsePhone(text: string, country: PhoneCountry): string | undefined {
  if (text.length > MAX_TEXT) return undefined;
  const number = text
    .replaceAll(/\p{Cf}/gu, '')
    .replace(/^\s*00/, '+')
    // Some write the digit of calls from within beside the code: +32 (0)2 123 45 67.
    .replace(/(?<=^\s*\+.*)\(0\)/, '')
    .replaceAll(/[\s()./\u2010-\u2013-]/g, '');
  if (!NUMBER.test(number)) return undefined;
  return number.startsWith('+')
    ? readInternational(number.slice(1))
    : readNational(number, PLANS[country]);
}

function readInternational(digits: string): string | undefined {
  const plan = findPlan(digits);
  if (plan) return joinNumber(plan, digits.slice(plan.code.length));
  const isPossible = digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS;
  return isPossible && !digits.startsWith('0') ? `+${digits}` : undefined;
}

function readNational(digits: string, plan: CountryPlan): string | undefined {
  return digits.startsWith(plan.trunk)
    ? joinNumber(plan, digits.slice(plan.trunk.length))
    : undefined;
}

function joinNumber({ code, trunk, digits: [min, max] }: CountryPlan, national: string) {
  const isPossible = national.length >= min && national.length <= max;
  const hasTrunk = trunk !== '' && national.startsWith(trunk);
  return isPossible && !hasTrunk ? `+${code}${national}` : undefined;
}

function findPlan(digits: string): CountryPlan | undefined {
  return Object.values(PLANS).find(({ code }) => digits.startsWith(code));
}

/**
 * Writes a number in groups: the code of its country, its area where that is known, and pairs. One
 * of a country without a plan here stays as it is sent.
 */
export function formatPhone(number: string): string {
  const plan = findPlan(number.slice(1));
  if (!plan) return number;
  const national = number.slice(1 + plan.code.length);
  const [area = ''] = plan.area?.exec(national) ?? [];
  const others = national
    .slice(area.length)
    .replaceAll(/\d(?=(?:\d\d)+$)/g, '$& ')
    // A digit that is left over makes the first pair three.
    .replace(/^(\d) /, '$1');
  return `+${[plan.code, area, others].filter(Boolean).join(' ')}`;
}
