import { randomInt, randomUUID } from 'node:crypto';
import { answerCode } from '@kislap/api/contract';
import type { CheckContext } from '../../context/CheckContext';
import { signForm, withdrawalForm } from '../../payments/paymentForms';
import { describeReply, type FieldValue } from '../../wire/wire';
import { type CheckKind, type Observation, observe } from '../Check';
import { act, at, beginBreak, newcomer, unknownElsewhere } from './steps';

const needs = 'away';
const severity = 'error';

/** Several accounts of one person. They are thrown away. */
export const person: CheckKind = {
  id: 'person',
  title: 'A person is excluded, and not an account',
  checks: [
    {
      id: 'person.document',
      title: 'Another account with the document of somebody excluded is held back until the same end',
      why: 'Who excluded himself would play on with the next account.',
      advice:
        'Keep keyed hashes of documents; answer 1007 register, and the end, when one of them is sent again.',
      severity,
      needs,
      run: async (context) => [await sendAgain(context)],
    },
  ],
};

/** Who somebody is. */
export const identity: CheckKind = {
  id: 'identity',
  title: 'Money goes out to somebody known, and a document is of its owner',
  checks: [
    {
      id: 'identity.birthday',
      title: 'A document with another birthday than the account is refused',
      why: 'A document of somebody older opens the account of a child.',
      advice: 'Answer 1001 with the field birthday when it is not the one that the account was opened with.',
      severity,
      needs,
      run: async (context) => [await sendAnothersBirthday(context)],
    },
    {
      id: 'identity.payout',
      title: 'A withdrawal without a passed check is refused, on a break too',
      why: 'Money goes out to somebody whom nobody knows.',
      advice:
        'Answer 1013 to every withdrawal of an account whose state is not 2; a break waives turnover, and not this.',
      severity,
      needs,
      run: async (context) => [await withdrawUnknown(context)],
    },
  ],
};

const digits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0');

/** The smallest thing that begins as a picture does. */
const picture = () => new Blob([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' });

/** Of somebody whom no run before has sent: a name and a birthday say who is excluded, too. */
const freshDocument = (): Readonly<Record<string, FieldValue>> => ({
  idType: 'passport',
  idNo: `C${digits(7)}`,
  name: `Conformance ${randomUUID().replaceAll(/[^a-f]/g, '')}`,
  birthday: `19${randomInt(40, 60)}-0${randomInt(1, 10)}-1${digits(1)}`,
  front: picture(),
  selfie: picture(),
  consent: '1',
});

async function sendAgain(context: CheckContext): Promise<Observation> {
  const [one, two] = [await newcomer(context), await newcomer(context)];
  if (one === undefined || two === undefined) return observe.skipped('kycSubmit', unknownElsewhere);
  const document = freshDocument();
  const sent = await act(context, 'kycSubmit', document, { token: one.token });
  if (sent.code !== answerCode.ok) return observe.failed('kycSubmit', `answered ${describeReply(sent)}`);
  // There is neither a password nor a phone to prove it with.
  const asked = { months: '6', confirm: 'EXCLUDE' };
  const excluded = await act(context, 'rgExclude', asked, { token: one.token });
  if (excluded.code !== answerCode.ok) {
    return observe.failed('kycSubmit', `rgExclude answered ${describeReply(excluded)}`);
  }
  const again = await act(context, 'kycSubmit', document, { token: two.token });
  if (again.code !== answerCode.accountSuspended) {
    return observe.failed('kycSubmit', `the second account answered ${describeReply(again)}, not 1007`);
  }
  const [until, told] = [at(excluded.data, 'away', 'until'), at(again.data, 'until')];
  const isSame = at(again.data, 'kind') === 'register' && told === until;
  return observe.unless('kycSubmit', isSame ? undefined : 'it is not held as register until the same end');
}

/** How far the check of the account's documents is, of the states that `kycInfo` tells. */
const checkState = async (context: CheckContext) => Number(at((await act(context, 'kycInfo')).data, 'state'));

async function sendAnothersBirthday(context: CheckContext): Promise<Observation> {
  const state = await checkState(context);
  // Whoever has them in review, or passed, sends none.
  if (state === 1 || state === 2)
    return observe.skipped('kycSubmit', 'the account has sent its documents already');
  const reply = await act(context, 'kycSubmit', freshDocument());
  const isRefused = reply.code === answerCode.badParameter && at(reply.data, 'field') === 'birthday';
  return observe.unless(
    'kycSubmit',
    isRefused ? undefined : `answered ${describeReply(reply)}, not 1001 birthday`,
  );
}

async function withdrawUnknown(context: CheckContext): Promise<Observation> {
  if ((await checkState(context)) === 2)
    return observe.skipped('withdraw', 'the account has passed the check');
  const form = await withdrawalForm(context, 'the least');
  if (form === undefined) return observe.skipped('withdraw', 'the account has no money to pay out');
  // Who is away is held by no turnover and no minimum: what refuses it is this alone.
  const { payout } = await beginBreak(context);
  const { mode, fields } = await signForm(context, form, payout);
  const key = randomUUID();
  const reply = await context.send(context.call('withdraw'), { fields, mode, key, token: payout });
  const isRefused = reply.code === answerCode.identityCheckNeeded;
  return observe.unless('withdraw', isRefused ? undefined : `answered ${describeReply(reply)}, not 1013`);
}
