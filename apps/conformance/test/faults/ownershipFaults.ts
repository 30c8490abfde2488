import { altered, type Fault, on } from './Fault';
import { answerJson } from './json';

/** Other players' data. */
export const ownershipFaults: readonly Fault[] = [
  {
    name: 'somebody-else',
    title: 'A shared cache answers with another player',
    foundBy: 'ownership.user',
    call: 'getUserInfo',
    arm: () => {
      let isKept = false;
      return on('getUserInfo', ({ forward, world }) => {
        const { token } = world.stranger;
        const isFirst = !isKept;
        isKept = true;
        return forward(isFirst ? {} : { token });
      });
    },
  },
  {
    name: 'bare-phone',
    title: 'A list of members shows a phone number',
    foundBy: 'ownership.masked',
    call: 'teamUserList',
    arm: altered('teamUserList', 'data.0.nick', () => '09171234567'),
  },
  {
    name: 'whole-address',
    title: 'The address of a device is whole',
    foundBy: 'ownership.devices',
    call: 'sessions',
    arm: altered('sessions', 'data.*.ip', () => '203.0.113.77'),
  },
  {
    name: 'payments-of-another',
    title: "Another player's payment list is answered",
    foundBy: 'ownership.payments',
    call: 'paylist4vip',
    arm: () =>
      on('paylist4vip', ({ world, forward }) =>
        forward({ fields: { u: String(world.stranger.userId) }, token: world.stranger.token }),
      ),
  },
  {
    name: 'ping-for-another',
    title: 'Anybody can be seen online',
    foundBy: 'ownership.ping',
    call: 'getState',
    arm: altered('getState', 'code', () => 200),
  },
  {
    name: 'mail-of-another',
    title: "Another player's message opens",
    foundBy: 'ownership.mail',
    call: 'getMsgInfo',
    arm: () =>
      on('getMsgInfo', async ({ world, ask }) => {
        const own = JSON.stringify(await ask());
        const isRefused = own.includes('"code":1014');
        return answerJson(isRefused ? await ask({ token: world.stranger.token }) : JSON.parse(own));
      }),
  },
  {
    name: 'rows-of-another',
    title: 'Everybody sees the same deposits',
    foundBy: 'ownership.rows',
    call: 'getDepositLog',
    arm: () => {
      let first = '';
      return on('getDepositLog', ({ token, forward }) => {
        first ||= token;
        return forward({ token: first });
      });
    },
  },
];
