export { DELIVERY_PATH } from './delivery-path.ts';
export { readDelivery } from './read-delivery.ts';
export { reportDisplay } from './report-display.ts';
export {
  findCachedOffers,
  requestOffers,
  type OffersOutcome,
  type OffersReason,
  type PersonalisationHost,
  type RequestOffersOptions,
} from './request-offers.ts';
