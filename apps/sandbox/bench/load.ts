import { gcashForm } from '../test/support/gcashForm';
import { LeanClient } from './LeanClient';
import { LeanConnections } from './LeanConnections';
import { type Measured, measure } from './measure';

const connections = 32;
const playerCount = 64;
const pageRows = 20;
const claimCount = 600;
const card = { card: 'PLAY50' };

/** A row of what one operator bore: requests per second, and how long half and nearly all of them took. */
export type Report = readonly (readonly [string, Measured])[];

/** Loads a server that only does what any server over this database must do, with the same connections. */
export async function loadFloor(origin: string, forMs: number): Promise<Report> {
  const kept = new LeanConnections(origin);
  const ask = async (path: string) => {
    const body = await kept.post(path, '', '{}');
    if (!body.startsWith('{"code":200')) throw new Error(`The floor answered ${body}`);
  };
  const rows: [string, Measured][] = [];
  for (const [name, path] of floorCalls) {
    await measure(() => ask(path), { connections, forMs: forMs / 4 });
    rows.push([name, await measure(() => ask(path), { connections, forMs })]);
  }
  kept.close();
  return rows;
}

const floorCalls = [
  ['read: one row', '/read'],
  ['page: 20 rows by key', '/page'],
  ['credit: two balances, two entries', '/transfer'],
] as const;

interface LoadPlan {
  readonly forMs: number;
  /** Only these kinds; all when there are none. */
  readonly calls?: readonly string[];
  /** The processor time that the operator has taken so far. */
  readonly processorMs: () => number;
}

/** Loads an operator, whose processes stand at `origins`, with each kind of call for `forMs`. */
export async function load(
  origins: readonly string[],
  { forMs, calls = [], processorMs }: LoadPlan,
): Promise<Report> {
  const players = await newcomers(origins, playerCount);
  const of = (turn: number) => pick(players, turn);
  const expectOk = ({
    code,
    ok,
  }: {
    readonly code?: number | undefined;
    readonly ok?: boolean | undefined;
  }) => {
    if (code !== 200 && ok !== true) throw new Error(`A call was answered with ${code}`);
  };
  const credit = async (turn: number) => {
    const player = of(turn);
    const placed = await player.pay('gcash_deposit&c=h5', gcashForm);
    expectOk(await player.control('order', { orderId: placed['orderid'], state: 'credited' }));
  };
  // So that every page is full.
  await measure(credit, { connections: 8, forMs: Infinity, most: playerCount * pageRows });
  const read = async (turn: number) => expectOk(await of(turn).call('getUserInfo'));
  await measure(read, { connections, forMs: forMs / 4 });
  const span = { connections, forMs };
  const isAsked = (kind: string) => calls.length === 0 || calls.includes(kind);
  const claimants = isAsked('claim') ? await newcomers(origins, claimCount) : [];
  const page = async (turn: number) => expectOk(await of(turn).call('getDepositLog', { logId: '0' }));
  const claim = async (turn: number) => expectOk(await pick(claimants, turn).call('getEventCard', card));
  const kinds = [
    ['read', 'getUserInfo', read, span],
    ['page', 'getDepositLog', page, span],
    ['claim', 'getEventCard', claim, { ...span, most: claimCount }],
    ['credit', 'order, then credit', credit, span],
  ] as const;
  const rows: [string, Measured][] = [];
  for (const [kind, name, call, how] of kinds) {
    if (!isAsked(kind)) continue;
    const beforeMs = processorMs();
    const measured = await measure(call, how);
    const tookMs = processorMs() - beforeMs;
    rows.push([`${kind}: ${name}`, { ...measured, processorMs: tookMs / measured.calls }]);
  }
  return rows;
}

async function newcomers(origins: readonly string[], count: number): Promise<readonly LeanClient[]> {
  const opened: LeanClient[] = [];
  const open = async (turn: number) => {
    opened.push(await LeanClient.newcomer(pick(origins, turn)));
  };
  await measure(open, { connections: 8, forMs: Infinity, most: count });
  return opened;
}

function pick<Value>(among: readonly Value[], turn: number): Value {
  const picked = among[turn % among.length];
  if (picked === undefined) throw new RangeError('There is nobody to ask');
  return picked;
}
