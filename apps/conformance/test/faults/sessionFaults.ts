import { altered, type Fault, on, rewrapped } from './Fault';
import { answerJson } from './json';

/** Doors that are open, and doors that stay shut. */
export const sessionFaults: readonly Fault[] = [
  {
    name: 'no-session-needed',
    title: 'A call of a player answers anybody',
    foundBy: 'session.missing',
    call: 'getWithdrawLog',
    arm: () =>
      on('getWithdrawLog', ({ token, world, forward }) =>
        forward(token === '' ? { token: world.stranger.token } : {}),
      ),
  },
  {
    name: 'http-401',
    title: 'A missing session is HTTP 401 instead of the code 400',
    foundBy: 'session.missing',
    call: 'getUserInfo',
    arm: rewrapped('getUserInfo', (text) =>
      text.includes('"code":400') ? { text: 'Unauthorized', status: 401 } : undefined,
    ),
  },
  {
    name: 'any-token-will-do',
    title: 'A made-up token is somebody',
    foundBy: 'session.garbage',
    call: 'statement',
    arm: () =>
      on('statement', async ({ token, world, ask }) => {
        const answer = JSON.stringify(await ask());
        const isUnknown = token !== '' && answer.includes('"code":400');
        return answerJson(isUnknown ? await ask({ token: world.stranger.token }) : JSON.parse(answer));
      }),
  },
  {
    name: 'games-for-members',
    title: 'The list of games asks for a session',
    foundBy: 'session.open',
    call: 'gameList',
    arm: () => on('gameList', () => Promise.resolve(answerJson({ code: 400, msg: 'Sign in', data: null }))),
  },
  {
    name: 'no-way-out',
    title: 'Logging out with an ended session fails',
    foundBy: 'session.farewell',
    call: 'loginOut',
    arm: altered('loginOut', 'code', () => 400),
  },
  {
    name: 'one-spelling-of-bearer',
    title: 'The word before the token is read in one spelling',
    foundBy: 'session.scheme',
    call: 'getUserInfo',
    arm: () =>
      on('getUserInfo', ({ headers, forward }) => {
        const isSpelt = headers.get('authorization')?.startsWith('Bearer ') === true;
        return isSpelt
          ? forward()
          : Promise.resolve(answerJson({ code: 400, msg: 'Please log in first!', data: null }));
      }),
  },
  {
    name: 'a-new-key-each-time',
    title: 'Every question for the signing key makes another one',
    foundBy: 'session.key',
    call: 'getSecretKey',
    arm: () => {
      let asked = 0;
      return altered('getSecretKey', 'data.key', () => String((asked += 1)).padStart(32, '0'))();
    },
  },
  {
    name: 'alive-after-logout',
    title: 'A token still works after logging out',
    foundBy: 'session.ended',
    call: 'loginOut',
    arm: () => on('loginOut', () => Promise.resolve(answerJson({ code: 200, msg: 'ok', data: null }))),
  },
];
