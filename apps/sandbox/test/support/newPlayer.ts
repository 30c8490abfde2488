import type { TestOperator } from './TestOperator';
import type { TestPlayer } from './TestPlayer';

let phones = 639_183_000_000;

/** Somebody who has just registered, signed in. */
export async function newPlayer(operator: TestOperator): Promise<TestPlayer> {
  phones += 1;
  const own = operator.guest();
  await own.call('sendCode', { phone: String(phones), scene: 'register' });
  own.adopt(
    await own.call('register', {
      phone: String(phones),
      code: '123456',
      password: 'Play1234',
      password1: 'Play1234',
      birthday: '1990-01-01',
      agree: 1,
    }),
  );
  return own;
}
