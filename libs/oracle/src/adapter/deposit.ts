import {
  canSubmitDeposit,
  checkDeposit,
  nextDepositForm,
  type DepositForm,
  type DepositFormEvent,
} from '@kislap/domain';
import type { FormCase, FormStep, Submission } from '../deposit';
import { moneyOf, scoreOf } from './amounts';
import { depositorOf, giftsOf } from './promotions';

function eventOf(step: FormStep): DepositFormEvent {
  switch (step.type) {
    case 'type':
      return { type: 'amountTyped', text: step.text };
    case 'choose':
      return { type: 'promotionChosen', promotion: step.choice };
    case 'channel':
      return { type: 'channelChosen', channelCode: step.place.c };
    case 'mode':
      return { type: 'modeChosen', mode: step.place.p, channelCode: step.place.c };
  }
}

export function formsByDomain({ start, gifts, player, steps }: FormCase) {
  let place = start;
  let form: DepositForm = {
    mode: start.p,
    channelCode: start.c,
    amountText: '',
    promotion: 0,
    bank: '',
  };
  return steps.map((step) => {
    if (step.type === 'channel' || step.type === 'mode') place = step.place;
    const max = place.max === undefined ? undefined : moneyOf(place.max);
    form = nextDepositForm(form, eventOf(step), { max, gifts: giftsOf(gifts), player: depositorOf(player) });
    return { p: form.mode, c: form.channelCode, text: form.amountText, choice: form.promotion };
  });
}

export function depositRefusalByDomain({ text, p, bank, name, min, hasToken }: Submission): string {
  const form: DepositForm = {
    mode: p,
    channelCode: 'one',
    amountText: text,
    promotion: 0,
    bank,
    ...(name === undefined ? {} : { accountName: name }),
  };
  if (!canSubmitDeposit(form)) return 'Submit is disabled';
  const offer = { min: moneyOf(min), max: undefined, channel: { banks: [{ name: 'BDO', isEnabled: true }] } };
  const checked = checkDeposit(form, { offer, isSignedIn: hasToken });
  if (checked.ok) return `passes with ${scoreOf(checked.value.amount)}`;
  switch (checked.reason.type) {
    case 'amountMissing':
      return 'Submit is disabled';
    case 'signedOut':
      return 'Please log in first!';
    case 'belowMinimum':
      return `Recharge cannot be less than ${scoreOf(checked.reason.minimum)}`;
    case 'aboveMaximum':
      return 'above the maximum, of which there is none';
    case 'accountNameUnasked':
      return 'Input Pay Card User Name';
    case 'accountNameBlank':
      return 'Account name is required!';
    case 'bankMissing':
      return 'Please choose a bank';
  }
}
