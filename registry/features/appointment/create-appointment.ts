import type { Messages, usePlatform } from '#renderer';
import type { AppointmentProps } from '#schemas/generated/features/appointment.ts';
import { listFieldMistakes, type Mistake } from '../form/apply-submission.ts';
import { createKey } from '../form/create-key.ts';
import { sendForm, type SendOutcome } from '../form/form-client.ts';
import { createAppointmentDates, findMonday, type AppointmentDates } from './appointment-dates.ts';
import { EMPTY_DRAFT, hasPlace, needsBranch, type Draft, type Step } from './draft.ts';
import { fetchFreeTimes, type FreeWeek } from './free-times.ts';
import {
  createStepForm,
  listStepFields,
  readStepDraft,
  readStepValues,
  updateStepForm,
  type StepFields,
} from './step-fields.ts';
import {
  createAppointmentStorage,
  type AppointmentStorage,
  type StoredAppointment,
} from './stored-appointment.ts';

type Platform = ReturnType<typeof usePlatform>;

/** The free times of a week, on their way or there. */
export interface FreeTimes {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The Monday of the week; left out while nobody knows which is the first. */
  readonly monday?: string | undefined;
  /** The times of the week; while others are on their way, those of the week before. */
  readonly week?: FreeWeek | undefined;
}

export interface AppointmentState {
  readonly step: Step;
  readonly draft: Draft;
  readonly form: StepFields;
  readonly times: FreeTimes | undefined;
  readonly mistakes: readonly Mistake[];
  readonly status: 'open' | 'sending' | 'failed' | 'complete';
  /** How often the visitor has gone to a step, each time with the focus. */
  readonly moves: number;
  /** True where the topic is asked for among who comes. */
  readonly asksTopic: boolean;
}

export interface AppointmentOptions {
  readonly props: AppointmentProps;
  readonly messages: Messages;
  readonly platform: Pick<Platform, 'experience' | 'host' | 'http' | 'locale' | 'measure'>;
}

/** Makes an appointment that nothing is known of yet, the same on a server and in a browser. */
export function createAppointment(options: AppointmentOptions): Appointment {
  return new Appointment(options);
}

/** Holds an appointment while a visitor makes it, without React and without a document. */
export class Appointment {
  readonly dates: AppointmentDates;
  readonly #options: AppointmentOptions;
  readonly #storage: AppointmentStorage;
  readonly #listeners = new Set<() => void>();
  #state: AppointmentState;
  #task: (task: Promise<unknown>) => void = () => {};
  #stopForm = () => {};
  #loading = new AbortController();
  #key: string | undefined;
  #isBusy = false;

  constructor(options: AppointmentOptions) {
    this.#options = options;
    const { platform, props } = options;
    this.dates = createAppointmentDates(platform.locale);
    const { levels } = platform.experience?.consent ?? {};
    this.#storage = createAppointmentStorage({ name: props.name, levels }, platform.host);
    const start = { step: 1, draft: EMPTY_DRAFT, times: undefined, asksTopic: false } as const;
    const form = createStepForm(this.#listFields(start), { ...this.#fieldOptions, ...start });
    this.#state = { ...start, form, mistakes: [], status: 'open', moves: 0 };
    this.#watch(form);
  }

  readonly getState = (): AppointmentState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Returns true if a reload would lose nothing of it. */
  isStored(): boolean {
    return this.#storage.storesTexts();
  }

  /** Goes on where the visitor was before a reload, and tells of each task that has begun. */
  start(emitPendingTask: (task: Promise<unknown>) => void): void {
    this.#task = emitPendingTask;
    const stored = this.#storage.read();
    emitPendingTask(Promise.resolve());
    if (stored) this.#restore(stored);
  }

  /** Ends the wait for free times, and for the end of what is stored. */
  dispose(): void {
    this.#loading.abort();
    this.#storage.dispose();
  }

  /** Takes a step that is right, to the next one, or to the end. While it does, nothing happens. */
  async submit(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const submitting = this.#submit();
    this.#task(submitting);
    await submitting;
    this.#isBusy = false;
  }

  /** Goes back one step, and loses nothing. */
  back(): void {
    const { step } = this.#state;
    if (step > 1 && !this.#isBusy) void this.#enter(step === 3 ? 2 : 1);
  }

  /** Shows another week, by its Monday; left out, asks once more for the one that has failed. */
  loadWeek(monday = this.#state.times?.monday): void {
    this.#task(this.#loadTimes(monday));
  }

  async #submit(): Promise<void> {
    const { step, form } = this.#state;
    form.form.submit();
    if (!(await form.form.isValid())) return this.#showMistakes();
    if (step !== 3) return this.#enter(step === 1 ? 2 : 3);
    await this.#send();
  }

  async #send(): Promise<void> {
    const { props, platform } = this.#options;
    const { draft, form } = this.#state;
    const { topic, way, branch, day, time } = draft;
    const place = { topic, way, ...(needsBranch(draft) && { branch }), day, time };
    this.#key ??= createKey(platform.host.random);
    this.#update({ mistakes: [], status: 'sending' });
    const outcome = await sendForm(
      {
        endpoint: `${props.endpoint}/bookings`,
        values: { ...place, ...readStepValues(form) },
        idempotencyKey: this.#key,
      },
      { http: platform.http },
    );
    if (outcome.status === 'refused') return this.#showRefusal(outcome);
    const status = outcome.status === 'complete' ? 'complete' : 'failed';
    this.#record(status);
    if (status === 'complete') this.#storage.remove();
    this.#update({ status });
  }

  /** A time that somebody else has taken is chosen anew; all else is corrected where it is. */
  async #showRefusal({ errors }: Extract<SendOutcome, { status: 'refused' }>): Promise<void> {
    this.#update({ status: 'open' });
    const { time, day = time, branch = day, ...others } = errors;
    if (branch === undefined) {
      this.#state.form.form.refuseFields(others);
      return this.#showMistakes();
    }
    this.#update({ draft: { ...this.#state.draft, time: '' } });
    await this.#enter(2);
    const { form, fields } = this.#state.form;
    const names = new Set(fields.map(({ config }) => config.name));
    const place = ['time', 'day'].find((name) => names.has(name)) ?? '';
    form.submit();
    form.refuseFields({ [place]: branch });
    await this.#showMistakes();
  }

  async #showMistakes(): Promise<void> {
    const { form } = this.#state;
    // A message that a service has written comes a turn later.
    await this.#options.platform.host.nextTurn();
    this.#record('refused');
    this.#update({ mistakes: listFieldMistakes(form.form, form.fields), status: 'open' });
    form.form.focus();
  }

  #restore({ step: stored, draft: before }: StoredAppointment): void {
    const { draft: early } = this.#state;
    // A choice on this page, before its code was there, counts more.
    const changed = Object.entries(before).some(([name, text]) => {
      const now: unknown = Reflect.get(early, name);
      return now !== '' && now !== text;
    });
    const chosen = Object.entries(early).filter(([, text]) => text !== '');
    const draft = { ...EMPTY_DRAFT, ...before, ...Object.fromEntries(chosen) };
    const step = changed || !draft.way ? 1 : getLastStep(draft, stored);
    this.#update({ draft, asksTopic: step > 1 && draft.topic === '' });
    void this.#enter(step, { isMove: false });
  }

  /** Shows a step. Resolves once its free times are there, or cannot be had. */
  async #enter(step: Step, { isMove = true } = {}): Promise<void> {
    const { moves, draft, asksTopic } = this.#state;
    const next = { ...this.#state, step, asksTopic: asksTopic && step > 1, times: undefined };
    const form = createStepForm(this.#listFields(next), { ...this.#fieldOptions, draft });
    this.#loading.abort();
    this.#watch(form);
    this.#update({ ...next, form, mistakes: [], status: 'open', moves: moves + (isMove ? 1 : 0) });
    this.#storage.write(this.#state);
    if (isMove) this.#record('step');
    if (step !== 2 || !hasPlace(draft)) return;
    const loading = this.#loadTimes(draft.day ? findMonday(draft.day) : undefined);
    this.#task(loading);
    await loading;
  }

  async #loadTimes(monday: string | undefined): Promise<void> {
    const { props, platform } = this.#options;
    const { draft, times } = this.#state;
    this.#loading.abort();
    this.#loading = new AbortController();
    const { signal } = this.#loading;
    const place = {
      topic: draft.topic,
      way: draft.way,
      branch: needsBranch(draft) ? draft.branch : '',
    };
    this.#update({ times: { status: 'loading', monday, week: times?.week } });
    this.#updateFields();
    const query = { endpoint: props.endpoint, ...place, week: monday };
    const week = await fetchFreeTimes(query, { http: platform.http, signal }).catch(
      () => undefined,
    );
    if (signal.aborted) return;
    this.#update({
      times: week ? { status: 'ready', monday: week.week, week } : { status: 'failed', monday },
    });
    this.#updateFields();
  }

  /** Follows what a visitor changes in the form of a step. */
  #watch(form: StepFields): void {
    this.#stopForm();
    this.#stopForm = form.form.onChange(() => this.#receiveChange());
  }

  #receiveChange(): void {
    const { draft: before, form, step } = this.#state;
    const draft = { ...before, ...readStepDraft(form) };
    const hasMoved = draft.branch !== before.branch;
    // Another value is another submission.
    this.#key = undefined;
    this.#update({ draft: hasMoved ? { ...draft, day: '', time: '' } : draft });
    if (step === 2 && hasMoved && hasPlace(draft)) this.loadWeek(undefined);
    else if (step === 2) this.#updateFields();
    this.#storage.write(this.#state);
  }

  /** Gives the step the days and times that there are; a choice that is none of them goes. */
  #updateFields(): void {
    const { draft, form: former } = this.#state;
    const options = { ...this.#fieldOptions, draft };
    const form = updateStepForm(former, this.#listFields(this.#state), options);
    const { day = '', time = '' } = readStepDraft(form);
    const isReady = this.#state.times?.status === 'ready';
    this.#update({ form, ...(isReady && { draft: { ...draft, day, time } }) });
  }

  get #fieldOptions() {
    const { messages, platform } = this.#options;
    return { messages, locale: platform.locale };
  }

  #listFields({
    times,
    ...state
  }: Pick<AppointmentState, 'step' | 'draft' | 'times' | 'asksTopic'>) {
    const { props, messages } = this.#options;
    const week = times?.status === 'ready' ? times.week : undefined;
    return listStepFields({ ...props, ...state, week, messages, dates: this.dates });
  }

  #record(formStatus: string): void {
    const { props, platform } = this.#options;
    const { step: formStep } = this.#state;
    platform.measure.record({ type: 'FORM_STEP', formId: props.name, formStep, formStatus });
  }

  #update(parts: Partial<AppointmentState>): void {
    this.#state = { ...this.#state, ...parts };
    for (const listener of Array.from(this.#listeners)) listener();
  }
}

/** The last step, up to the one that is named, whose steps before it have all they need. */
function getLastStep(draft: Draft, stored: Step): Step {
  if (stored === 3 && !(hasPlace(draft) && draft.day && draft.time)) return 2;
  return stored;
}
