import { eq } from 'drizzle-orm';
import { player } from '../../src/database/tables/player';
import type { TestPlayer } from '../support/TestPlayer';
import type { Prepare } from './Scene';
import type { Stage } from './Stage';

const password = 'Play1234';
const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const picture = (mark: number) => new Blob([Uint8Array.from([...jpeg, mark])], { type: 'image/jpeg' });

/** A player with the three limits of the samples. */
async function limited(stage: Stage): Promise<TestPlayer> {
  const device = await stage.newcomer();
  await device.call('rgSet', { kind: 'dep', span: 'week', value: 500 });
  await device.call('rgSet', { kind: 'loss', span: 'day', value: 500 });
  await device.call('rgSet', { kind: 'loss', span: 'day', value: 900 });
  await device.call('rgSet', { kind: 'session', span: 'day', value: 120 });
  return device;
}

/** The calls about accounts, devices and protection that change something. */
export const accountScenes: Readonly<Record<string, Prepare>> = {
  login: async (stage) => {
    const phone = stage.newPhone();
    await stage.newcomer({ phone });
    const fields = { account: phone, password, type: 1 };
    return { device: stage.operator.guest(), fields, other: { ...fields, device: 'Another' } };
  },
  thirdLogin: (stage) => {
    const fields = { type: 'google', openid: `scene-${stage.newPhone()}` };
    return Promise.resolve({
      device: stage.operator.guest(),
      fields,
      other: { ...fields, type: 'facebook' },
    });
  },
  register: async (stage) => {
    const [device, phone] = [stage.operator.guest(), stage.newPhone()];
    await device.call('sendCode', { phone, scene: 'register' });
    const secret = { code: '123456', password, password1: password };
    const fields = { phone, ...secret, birthday: '1990-01-01', agree: 1 };
    return { device, fields, other: { ...fields, birthday: '1991-01-01' } };
  },
  sendCode: (stage) => {
    const fields = { phone: stage.newPhone() };
    return Promise.resolve({ device: stage.operator.guest(), fields, other: { phone: stage.newPhone() } });
  },
  bindPhone: async (stage) => {
    const device = await stage.newcomer({ phone: null, passwordHash: null });
    const phoneNum = stage.newPhone();
    await device.call('sendCode', { phone: phoneNum, scene: 'bind' });
    return { device, fields: { phoneNum, code: '123456', password, password1: password } };
  },
  completeAccount: async (stage) => {
    const lacking = { phone: null, birthday: null, termsAtMs: 0, passwordHash: null };
    const device = await stage.newcomer(lacking);
    const phone = stage.newPhone();
    await device.call('sendCode', { phone, scene: 'bind' });
    const fields = { birthday: '1990-01-01', agree: 1, phone, code: '123456' };
    return { device, fields, other: { ...fields, birthday: '1991-01-01' } };
  },
  resetPwd: async (stage) => {
    const phoneNum = stage.newPhone();
    const device = await stage.newcomer({ phone: phoneNum });
    await device.call('sendCode', { phone: phoneNum, scene: 'reset' });
    return { device, fields: { phoneNum, code: '123456', password: 'Play4321', password1: 'Play4321' } };
  },
  changePwd: async (stage) => {
    const fields = { old: password, password: 'Play4321', password1: 'Play4321' };
    const other = { ...fields, password: 'Play5678', password1: 'Play5678' };
    return { device: await stage.newcomer(), fields, other };
  },
  closeAccount: async (stage) => {
    const fields = { password, reason: 'It is enough.' };
    return { device: await stage.newcomer(), fields, other: { ...fields, reason: 'No time.' } };
  },
  loginOut: async (stage) => ({ device: await stage.newcomer(), fields: {} }),
  dropBonus: async (stage) => {
    const device = await stage.newcomer();
    await device.call('getEventCard', { card: 'PLAY50' });
    return { device, fields: {} };
  },
  editUserHeader: async (stage) => ({ device: await stage.newcomer(), fields: { faceId: 3 } }),
  checkPwd: async (stage) => ({ device: await stage.newcomer(), fields: { password } }),
  consent: async (stage) => ({ device: await stage.newcomer(), fields: { marketing: 1, analytics: 0 } }),
  exportMe: async (stage) => ({ device: await stage.newcomer(), fields: {} }),
  adPoint: async (stage) => {
    const device = await stage.newcomer();
    await device.call('consent', { marketing: 1, analytics: 0 });
    return { device, fields: { type: 1, userId: device.userId, eventId: `scene-${stage.newPhone()}` } };
  },
  endSession: async (stage) => {
    const phone = stage.newPhone();
    const device = await stage.newcomer({ phone });
    await stage.operator.guest().login(phone, password);
    const { data } = await device.call('sessions');
    return { device, fields: { id: data.find(({ here }: { here: number }) => here === 0)?.id ?? '' } };
  },
  rgSet: async (stage) => ({
    device: await limited(stage),
    fields: { kind: 'dep', span: 'week', value: 400 },
  }),
  rgCheck: async (stage) => {
    const fields = { no: 1, answer: 'stop' };
    return { device: await limited(stage), fields, other: { ...fields, answer: 'go' } };
  },
  rgPrompt: async (stage) => ({
    device: await limited(stage),
    fields: { answer: 'set' },
    other: { answer: 'none' },
  }),
  rgBreak: async (stage) => {
    const fields = { hours: 24 };
    return { device: await limited(stage), fields, other: { ...fields, hours: 72 } };
  },
  rgExclude: async (stage) => {
    const fields = { months: 6, password, confirm: 'EXCLUDE' };
    return { device: await limited(stage), fields, other: { ...fields, months: 12 } };
  },
  rgReturn: async (stage) => {
    const device = await stage.newcomer();
    const { database, nowMs } = stage.operator;
    const over = { awayKind: 'exclusion', coolingUntilMs: nowMs - 1000 } as const;
    await database.update(player).set(over).where(eq(player.id, device.userId));
    return { device, fields: {} };
  },
  kycSubmit: async (stage) => {
    const person = { idType: 'national', idNo: '1234-5678', name: 'Ligaya Santos', birthday: '1990-01-01' };
    const fields = { ...person, front: picture(1), selfie: picture(2), consent: 1 };
    return { device: await stage.newcomer(), fields, other: { ...fields, selfie: picture(3) } };
  },
};
