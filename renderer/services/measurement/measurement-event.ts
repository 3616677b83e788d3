/** A page is shown (001 §3). */
export interface PageEvent {
  readonly type: 'PAGE';
  readonly pageName: string;
}

/** Something was done on a page that has no kind of its own. */
export interface ActionEvent {
  readonly type: 'EVENT';
  readonly pageName: string;
  readonly eventName: string;
}

/** Something went wrong. */
export interface ErrorEvent {
  readonly type: 'ERROR';
  readonly error: string;
  readonly errorType: string;
}

/** A search has got its results. The term is the one text of a visitor that is ever sent. */
export interface SearchEvent {
  readonly type: 'SEARCH';
  readonly searchTerm: string;
  readonly searchAmountOfResults: number;
  readonly pageType?: string | undefined;
}

/** A visitor has come to a step of a form, or to its end. Nothing of it is a value of a field. */
export interface FormStepEvent {
  readonly type: 'FORM_STEP';
  readonly formId: string;
  readonly formStep?: string | number | undefined;
  readonly formStatus?: string | undefined;
  readonly transactionId?: string | undefined;
  readonly formOutcome?: string | undefined;
  readonly formType?: string | undefined;
  readonly products?: string | undefined;
  readonly subProduct?: string | undefined;
}

/** A proposition of the bank was shown, or taken. */
export interface InsightEvent {
  readonly type: 'INSIGHT';
  readonly insightType: string;
  readonly insightTrackingCode?: string | undefined;
  readonly insightPropositionCode?: string | undefined;
  readonly insightUUID?: string | undefined;
}

/** Something was done with an element of a page: a click on a link, say. */
export interface ElementEvent {
  readonly type: 'ELEMENTS_ACTIONS';
  /** Mandatory: an event without it is refused. */
  readonly elementType: string;
  readonly elementContent?: string | undefined;
  readonly elementAction?: string | undefined;
  readonly elementPosition?: string | number | undefined;
}

/** A product was looked at, chosen or ordered. */
export interface CommerceEvent {
  readonly type: 'ECOMMERCE';
  readonly productId: string;
  readonly productStatus?: string | undefined;
  readonly productQuantity?: number | undefined;
  readonly productCost?: number | undefined;
  readonly priceInPoints?: number | undefined;
  readonly contentId?: string | undefined;
  readonly orderValue?: number | undefined;
  readonly transactionId?: string | undefined;
}

/** The eight kinds of events that the bank measures, with the fields of the specification. */
export type MeasurementEvent =
  | PageEvent
  | ActionEvent
  | ErrorEvent
  | SearchEvent
  | FormStepEvent
  | InsightEvent
  | ElementEvent
  | CommerceEvent;
