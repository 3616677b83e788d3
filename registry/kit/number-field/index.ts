export {
  createAmountField,
  createNumberField,
  createPercentageField,
} from './create-number-field.ts';
export { describeCurrency, describePercent } from './describe-unit.ts';
export { formatAmount, formatNumber, formatPercentage } from './format-number.ts';
export { parseAmount, parseNumber, parsePercentage } from './parse-number.ts';
