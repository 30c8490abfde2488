import { randomUUID } from 'node:crypto';
import { RemotePlayer } from '../test/support/RemotePlayer';
import { SandboxProcess } from '../test/support/SandboxProcess';
import { type Measured, measure } from './measure';

const load = { connections: 32, forMs: 8_000 };
const warmUp = { connections: 8, forMs: 2_000 };
const depositForm = {
  amount: '100',
  acId: '0',
  extra: '{"account_name":""}',
  paytype: 'gcash',
  paychnl: 'gc1',
  chnlcat: 'h5',
  bankcode: '',
};

/** Starts a sandbox (in memory, or on `DATABASE_URL`), loads it, and prints what it bore. */
async function bench(): Promise<void> {
  const startMs = performance.now();
  const server = new SandboxProcess({}, ['--memory']);
  const origin = await server.address();
  console.log(`start with an empty database: ${((performance.now() - startMs) / 1000).toFixed(2)} s`);
  const players = await Promise.all(
    ['639170000001', '639170000002', '639170000003'].map((phone) => RemotePlayer.login(origin, phone)),
  );
  for (const player of players) await player.renewSecretKey();
  let turn = 0;
  const nextPlayer = () => {
    turn += 1;
    const player = players[turn % players.length];
    if (!player) throw new Error('There is no player');
    return player;
  };
  const readInfo = async () => {
    await nextPlayer().call('getUserInfo');
  };
  const depositToCredit = async () => {
    const player = nextPlayer();
    const { answer } = await player.pay('gcash_deposit&c=h5', depositForm, randomUUID());
    await player.control('order', { orderId: answer.orderid, state: 'credited' });
  };
  await measure(readInfo, warmUp);
  print('getUserInfo', await measure(readInfo, load));
  await measure(depositToCredit, warmUp);
  print('deposit, from order to credit', await measure(depositToCredit, load));
  const [first] = players;
  console.log('ledger after it:', JSON.stringify(await first?.control('invariants')));
  server.kill('SIGTERM');
  await server.ended;
}

function print(name: string, { calls, perSecond, p50Ms, p99Ms }: Measured): void {
  console.log(
    `${name}: ${perSecond.toFixed(0)}/s over ${load.connections} connections (${calls} calls), ` +
      `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`,
  );
}

await bench();
