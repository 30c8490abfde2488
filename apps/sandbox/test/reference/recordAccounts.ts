import { eq } from 'drizzle-orm';
import { player } from '../../src/database/tables/player';
import { inviteCodeOf } from '../../src/rules/referrals/inviteCode';
import type { TestOperator } from '../support/TestOperator';
import type { TestPlayer } from '../support/TestPlayer';
import type { Recorder } from './Recorder';

const secret = { code: '123456', password: 'Play1234', password1: 'Play1234' };
let phones = 639_181_110_000;

/** Somebody who registers, through an invitation if one is given. */
export async function recordNewcomer(
  operator: TestOperator,
  recorder: Recorder,
  inviter?: TestPlayer,
): Promise<TestPlayer & { readonly phone: string }> {
  phones += 1;
  const phone = String(phones);
  const player = operator.guest();
  await recorder.call(player, 'sendCode', { phone, scene: 'register' });
  const invite = inviter ? { invite: inviteCodeOf(inviter.userId) } : {};
  const form = { phone, ...secret, birthday: '1990-05-20', agree: 1, ...invite };
  player.adopt(await recorder.call(player, 'register', form));
  return Object.assign(player, { phone });
}

/** Getting in by other ways, and what belongs to an account without money. */
export async function recordAccounts(operator: TestOperator, recorder: Recorder): Promise<void> {
  const elsewhere = operator.guest();
  const account = { type: 'google', openid: 'example-openid', nick: 'Ligaya' };
  elsewhere.adopt(await recorder.call(elsewhere, 'thirdLogin', account));
  await elsewhere.call('sendCode', { phone: '639181119999', scene: 'bind' });
  await recorder.call(elsewhere, 'bindPhone', { phoneNum: '639181119999', ...secret });
  await recorder.call(elsewhere, 'editUserHeader', { faceId: 3 });
  await recorder.call(elsewhere, 'consent', { marketing: 1, analytics: 0 });
  await recorder.call(elsewhere, 'adPoint', { type: 0, eventId: 'register:example' });
  await recorder.call(elsewhere, 'checkPwd', { password: 'Play1234' });
  const newPassword = { old: 'Play1234', password: 'Play12345', password1: 'Play12345' };
  await recorder.call(elsewhere, 'changePwd', newPassword);
  await recorder.call(elsewhere, 'endSession', { id: 'others' });
  await recorder.call(elsewhere, 'exportMe');
  await recorder.call(elsewhere, 'rgSet', { kind: 'dep', span: 'day', value: 1000 });
  await recorder.call(elsewhere, 'rgPrompt', { answer: 'set' });
  await recordIdentity(recorder, elsewhere);
  await recordCompletion(operator, recorder);
  await recorder.call(elsewhere, 'loginOut');
  operator.pass(60);
  await elsewhere.call('sendCode', { phone: '639181119999', scene: 'reset' });
  await recorder.call(elsewhere, 'resetPwd', { phoneNum: '639181119999', ...secret });
  await recordFarewells(operator, recorder);
}

/** Somebody new from elsewhere tells all that the account lacks. */
async function recordCompletion(operator: TestOperator, recorder: Recorder): Promise<void> {
  const newcomer = operator.guest();
  newcomer.adopt(await newcomer.call('thirdLogin', { type: 'telegram', openid: 'example-newcomer' }));
  await newcomer.call('sendCode', { phone: '639181118888', scene: 'bind' });
  const form = { birthday: '1990-05-20', agree: 1, phone: '639181118888', code: '123456' };
  await recorder.call(newcomer, 'completeAccount', form);
  await recorder.call(newcomer, 'dropBonus');
}

async function recordIdentity(recorder: Recorder, player: TestPlayer): Promise<void> {
  const jpeg = [0xff, 0xd8, 0xff, 0xe0];
  const picture = (last: number) => new Blob([Uint8Array.from([...jpeg, last])], { type: 'image/jpeg' });
  await recorder.call(player, 'kycSubmit', {
    idType: 'national',
    idNo: '1234-5678-9012-3456',
    name: 'Ligaya Santos',
    birthday: '1990-05-20',
    front: picture(1),
    selfie: picture(2),
    consent: 1,
  });
}

/** Breaks and ends, each with an account of its own. */
async function recordFarewells(operator: TestOperator, recorder: Recorder): Promise<void> {
  const password = 'Play1234';
  await recorder.call(await recordNewcomer(operator, recorder), 'rgCheck', { no: 1, answer: 'stop' });
  await recorder.call(await recordNewcomer(operator, recorder), 'rgBreak', { hours: 24 });
  const long = { months: 6, password, confirm: 'EXCLUDE' };
  await recorder.call(await recordNewcomer(operator, recorder), 'rgExclude', long);
  await recorder.call(await recordNewcomer(operator, recorder), 'closeAccount', { password });
  const excluded = await recordNewcomer(operator, recorder);
  const over = { awayKind: 'exclusion', coolingUntilMs: operator.nowMs } as const;
  await operator.database.update(player).set(over).where(eq(player.id, excluded.userId));
  await recorder.call(excluded, 'rgReturn');
}
