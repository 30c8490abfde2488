import { peso, type Score } from './money';
import { kept, offersFor, type Choice, type Depositor, type Gift } from './promotions';
import { accepted, cappedDeposit } from './typedAmount';

export interface Place {
  readonly p: string;
  readonly c: string;
  readonly max: Score | undefined;
}

export type FormStep =
  | { readonly type: 'type'; readonly text: string }
  | { readonly type: 'choose'; readonly choice: Choice }
  | { readonly type: 'channel' | 'mode'; readonly place: Place };

export interface Form {
  readonly place: Place;
  readonly text: string;
  readonly choice: Choice;
}

export interface FormCase {
  readonly start: Place;
  readonly gifts: readonly Gift[];
  readonly player: Depositor;
  readonly steps: readonly FormStep[];
}

/** What of the form may be told wrong on purpose, to see that it is noticed. */
export interface FormFaults {
  readonly modeKeepsAmount?: boolean;
  readonly modeKeepsPromotion?: boolean;
  readonly channelClearsAmount?: boolean;
  readonly channelDoesNotCut?: boolean;
  readonly lowAmountKeepsPromotion?: boolean;
}

export const amountOf = (text: string): Score => (text === '' ? 0n : BigInt(text) * peso);

/** Description, sections 4 and 5, rules, sections 5 and 6: the form after a step. */
export function nextForm(
  form: Form,
  step: FormStep,
  { gifts, player }: FormCase,
  faults: FormFaults = {},
): Form {
  const settled = (next: Form): Form => {
    if (faults.lowAmountKeepsPromotion === true) return next;
    return { ...next, choice: kept(next.choice, offersFor(gifts, player, amountOf(next.text))) };
  };
  if (step.type === 'choose') return settled({ ...form, choice: step.choice });
  if (step.type === 'type') {
    const text = accepted(form.text, step.text, false);
    if (typeof text === 'symbol') throw new Error(`nothing is said of '${step.text}'`);
    return settled({ ...form, text: cappedDeposit(text, form.place.max) });
  }
  const { place } = step;
  if (step.type === 'mode') {
    const text = faults.modeKeepsAmount === true ? form.text : '';
    return settled({ place, text, choice: faults.modeKeepsPromotion === true ? form.choice : 0 });
  }
  const text = faults.channelDoesNotCut === true ? form.text : cappedDeposit(form.text, place.max);
  return settled({ ...form, place, text: faults.channelClearsAmount === true ? '' : text });
}

/** The form after each of the steps. */
export function formsOf(input: FormCase, faults: FormFaults = {}): readonly Form[] {
  let form: Form = { place: input.start, text: '', choice: 0 };
  return input.steps.map((step) => (form = nextForm(form, step, input, faults)));
}

/** The steps without choices that cannot be made at their turn. */
export function possibleSteps(input: FormCase): readonly FormStep[] {
  let form: Form = { place: input.start, text: '', choice: 0 };
  return input.steps.filter((step) => {
    const next = nextForm(form, step, input);
    if (step.type === 'choose' && next.choice !== step.choice) return false;
    form = next;
    return true;
  });
}

export interface Submission {
  readonly text: string;
  readonly p: string;
  readonly bank: string;
  readonly name: string | undefined;
  readonly min: Score;
  readonly hasToken: boolean;
}

/** Rules, section 6: the first of the checks that fails, in its order. */
export function depositRefusal({ text, p, bank, name, min, hasToken }: Submission): string {
  if (text === '') return 'Submit is disabled';
  if (!hasToken) return 'Please log in first!';
  if (amountOf(text) < min) return `Recharge cannot be less than ${min}`;
  if (p === 'banktransfer') {
    if (name === undefined) return 'Input Pay Card User Name';
    if (name.trim() === '') return 'Account name is required!';
  }
  if (p === 'onlinebank' && bank === '') return 'Please choose a bank';
  return `passes with ${amountOf(text)}`;
}
