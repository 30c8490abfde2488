import type { Intent } from '../Intent';
import type { Outcome } from '../Outcome';
import { readAnswer } from '../readAnswer';
import { SimulatedPlayer } from '../SimulatedPlayer';
import type { World } from '../World';

const firstPhone = 639_190_000_000;
const invitePrefix = 'K';

/** Opens an account, often on an invitation; whoever has one plays on as a player of his own. */
export function register(world: World, inviter: SimulatedPlayer, inviteCode: string): Intent {
  world.phones += 1;
  const phone = String(firstPhone + world.phones);
  const key = world.newKey();
  const device = world.operator.guest();
  const newcomer = new SimulatedPlayer(device);
  const fields = {
    phone,
    code: '123456',
    password: 'Play1234',
    password1: 'Play1234',
    birthday: '1990-01-01',
    agree: 1,
    invite: world.isOnceIn(4) ? `${invitePrefix}0` : inviteCode,
  };
  const send = async (): Promise<Outcome> => {
    const outcome = await readAnswer(
      newcomer,
      async () => {
        await device.call('sendCode', { phone, scene: 'register' }, { key: `${key}-code` });
        const answer = await device.call('register', fields, { key });
        device.adopt(answer);
        return answer;
      },
      ({ data }) => String(data.UserID),
    );
    if (outcome.type === 'done' && !world.players.some(({ id }) => id === newcomer.id)) {
      world.players.push(newcomer);
    }
    return outcome;
  };
  return { kind: 'register', effect: 'account', player: inviter, key, send };
}
