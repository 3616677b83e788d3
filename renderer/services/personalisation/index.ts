export type { PersonalisationHost } from './create-delivery-request.ts';
export { DELIVERY_PATH } from './delivery-path.ts';
export type { OffersOutcome, OffersReason } from './offers-outcome.ts';
export { readDelivery } from './read-delivery.ts';
export {
  loadRareSteps,
  OFFERS_LIMIT_MS,
  requestOffers,
  type RequestOffersOptions,
} from './request-offers.ts';
