/** How many characters an account has in each country of the register (ISO 13616). */
const LENGTHS =
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 ' +
  'DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 ' +
  'IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 ' +
  'MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 ' +
  'SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30';

const ACCOUNT = /^[A-Z]{2}(?:0[2-9]|[1-8]\d|9[0-8])[A-Z0-9]{8,}$/;
const MAX_LENGTH = 100;

/**
 * Reads the number of an account, in groups or not, as it is sent: without spaces and in capitals.
 * Undefined where the country, the length or the check digits are wrong.
 */
export function parseIban(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const iban = text.replaceAll(/[\s\p{Cf}.-]/gu, '').toUpperCase();
  const hasLength = LENGTHS.includes(`${iban.slice(0, 2)}${iban.length}`);
  return hasLength && ACCOUNT.test(iban) && getRemainder(iban) === 1 ? iban : undefined;
}

/** Writes the number of an account in groups of four. */
export function formatIban(iban: string): string {
  return iban.replaceAll(/.{4}(?=.)/g, '$& ');
}

/** The remainder by 97 of the number with its head at its end, where A is 10 and Z is 35. */
function getRemainder(iban: string): number {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
