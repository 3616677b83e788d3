import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openOnPage, type FeaturePage } from '../feature-page.testing.tsx';
import { loanCalculator } from './index.ts';

const properties = {
  amount: { minimum: 1000, maximum: 50_000, start: 15_000, step: 500 },
  term: { minimum: 12, maximum: 120, start: 60 },
  rate: 4.5,
  contact: { text: 'Ask for this loan', url: '/en/individuals/contact' },
};

let page: FeaturePage | undefined;

beforeEach(() => {
  document.body.innerHTML = '<div id="page"></div>';
});
afterEach(() => {
  page?.dispose();
  document.body.replaceChildren();
});

const open = (changes: object = {}, locale = 'en-GB') =>
  openOnPage({
    feature: { name: loanCalculator.type, properties: { ...properties, ...changes } },
    entries: [loanCalculator],
    locale,
  });
const plain = (element: Element | null) => element?.textContent.replaceAll('\u00A0', ' ');
const result = () => plain(screen.getByRole('status'));
const example = () => plain(document.querySelector('.loan-calculator__example'));
const figures = () => [...document.querySelectorAll('dd')].map(plain);
const amountField = () => screen.getByLabelText('Amount', { selector: '[type=text]' });
const monthsField = () => screen.getByLabelText('Duration in months', { selector: '[type=text]' });
const planRows = () =>
  within(screen.getByRole('table', { hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map(({ textContent }) => textContent);

/** Types a text and leaves the field. */
function typeInto(field: HTMLElement, value: string): void {
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

describe('LoanCalculator', () => {
  test('shows what the loan of the start costs each month and in all', async () => {
    page = await open();

    expect(result()).toBe('€15,000 over 60 months €279.65 a month');
    expect(figures()).toEqual(['4.50%', '4.59%', '€1,778.68', '€16,778.68']);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/en/individuals/contact');
    expect(page.codes).toEqual([]);
  });

  test('what is typed changes all figures', async () => {
    page = await open();

    typeInto(amountField(), '1,000');
    typeInto(monthsField(), '12');

    expect(result()).toBe('€1,000 over 12 months €85.38 a month');
    expect(figures()).toEqual(['4.50%', '4.60%', '€24.55', '€1,024.55']);
  });

  test('the slider and the field follow each other', async () => {
    page = await open();
    const slider = screen.getByLabelText('Amount', { selector: '[type=range]' });

    fireEvent.input(slider, { target: { value: '20000' } });
    expect(amountField()).toHaveValue('20,000.00');
    expect(result()).toContain('€20,000 over');

    typeInto(amountField(), '30000');
    expect(slider).toHaveValue('30000');
    expect(slider).toHaveAttribute('aria-valuetext', '€30,000');
  });

  test('an amount out of range is refused at its field, and the figures stay with the last one', async () => {
    page = await open();
    const field = amountField();

    typeInto(field, '999');

    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/Error, Enter an amount from €1,000 to €50,000\.$/u);
    typeInto(monthsField(), '48');
    expect(result()).toContain('€15,000 over 48 months');
  });

  test.each([
    [
      'en-GB',
      'Representative example. Instalment loan of €15,000 over 60 months, with a fixed borrowing rate of 4.50% a year and an APR of 4.59%. 59 × €279.65 a month, then a last payment of €279.33. Total amount to pay: €16,778.68, of which €1,778.68 is what the credit costs.',
    ],
    [
      'fr-BE',
      'Exemple représentatif. Prêt à tempérament de 15 000 € sur 60 mois, au taux débiteur fixe de 4,50 % par an et au TAEG de 4,59 %. 59 × 279,65 € par mois, puis un dernier paiement de 279,33 €. Montant total à payer : 16 778,68 €, dont 1 778,68 € de coût du crédit.',
    ],
    [
      'nl-BE',
      'Representatief voorbeeld. Lening op afbetaling van € 15.000 op 60 maanden, met een vaste debetrentevoet van 4,50% per jaar en een JKP van 4,59%. 59 × € 279,65 per maand, dan een laatste betaling van € 279,33. Totaal te betalen bedrag: € 16.778,68, waarvan € 1.778,68 de kosten van het krediet zijn.',
    ],
    [
      'de-DE',
      'Repräsentatives Beispiel. Ratenkredit über 15.000 €, Laufzeit 60 Monate, fester Sollzinssatz 4,50 % pro Jahr, effektiver Jahreszins 4,59 %. 59 × 279,65 € im Monat, dann eine letzte Rate von 279,33 €. Gesamtbetrag: 16.778,68 €, davon 1.778,68 € Kosten des Kredits.',
    ],
  ])(
    'says the example that the law asks for in the language of the page: %s',
    async (locale, text) => {
      page = await open({}, locale);

      expect(example()).toBe(text);
    },
  );

  test('the example says a fee, the type of the credit, and a single payment', async () => {
    const term = { minimum: 1, maximum: 12, start: 1 };
    page = await open({ term, fee: 75, creditType: 'Bridging loan' });

    expect(example()).toContain('Bridging loan of €15,000 over 1 month, with');
    expect(example()).toContain('One payment of €15,056.25.');
    expect(example()).toContain(
      '€131.25 is what the credit costs, including €75.00 for your file.',
    );
  });

  test('the plan shows years, and every month where a visitor wants it', async () => {
    page = await open({ term: { minimum: 12, maximum: 120, start: 24 } });

    expect(planRows()).toHaveLength(4);
    expect(planRows()[1]).toBe('17,856.64525.007,331.647,668.36');
    fireEvent.click(screen.getByRole('button', { hidden: true }));
    expect(planRows()).toHaveLength(26);
    expect(planRows()[25]).toBe('Total15,713.20713.2015,000.00');
  });

  test('the plan of one year has its months at once', async () => {
    page = await open({ term: { minimum: 12, maximum: 120, start: 12 } });

    expect(planRows()).toHaveLength(14);
    expect(screen.queryByRole('button', { hidden: true })).toBeNull();
  });

  test('the chart says in words what it draws', async () => {
    page = await open();

    const chart = screen.getByRole('img');
    expect(chart.getAttribute('aria-label')?.replaceAll('\u00A0', ' ')).toBe(
      'What you pay each year. Year 1: €3,355.80, of which €619.02 interest. Year 5: €3,355.48, of which €80.35 interest.',
    );
    expect(chart.querySelectorAll('[data-part="interest"]')).toHaveLength(5);
  });

  test.each([
    ['a rate without a value', { rate: '%{loans:unknown}%' }],
    ['a lowest term above the highest', { term: { minimum: 24, maximum: 12, start: 12 } }],
  ])('FP-036 %s leaves a message in its place', async (_, changes) => {
    page = await open(changes);

    expect(screen.getByRole('alert')).toHaveTextContent('This part cannot be shown right now.');
    expect(page.codes).toEqual(['feature-failed']);
  });

  test('an editor who changes the offer sees the new one', async () => {
    page = await open();

    await act(async () => page?.give({ ...properties, rate: 9 }));

    expect(figures()[0]).toBe('9.00%');
  });
});
