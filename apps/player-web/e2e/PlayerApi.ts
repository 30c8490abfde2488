import { seedPassword } from './seeds';

/** One row of a money record, as the operator keeps it. */
export interface MovementRow {
  /** In pesos. */
  readonly amount: number;
  readonly status: number;
}

/** A player's account past the app: what has really moved. */
export interface PlayerApi {
  readonly userId: number;
  readonly token: string;
  /** In pesos, to the centavo. */
  readonly balance: () => Promise<number>;
  readonly deposits: () => Promise<readonly MovementRow[]>;
  readonly withdrawals: () => Promise<readonly MovementRow[]>;
  /** What is still to be bet before a withdrawal, in pesos. */
  readonly turnoverLeft: () => Promise<number>;
  /** How many devices are signed in. */
  readonly sessions: () => Promise<number>;
  /** Sends the documents of an identity check in this name. */
  readonly sendDocuments: (name: string) => Promise<void>;
  /** Begins a break, which ends this session too. */
  readonly beginBreak: (hours: number) => Promise<void>;
}

type Fields = Readonly<Record<string, string | Blob>>;
type Facts = Readonly<Record<string, unknown>>;

/** The balance travels in ten-thousandths of a peso. */
const centavosPerScore = 100;

/** Talks to the operator at `origin` as the player of this token. */
export function playerApi(origin: string, token: string, userId: number): PlayerApi {
  const ask = (call: string, fields: Fields = {}) => post(`${origin}/api/web/${call}`, fields, token);
  const rows = async (call: string) => readRows(await ask(call, { logId: '0' }));
  return {
    userId,
    token,
    balance: async () => {
      const score = Number(readFacts(await ask('getUserScore'))['Score']);
      return Math.trunc(score / centavosPerScore) / 100;
    },
    deposits: () => rows('getDepositLog'),
    withdrawals: () => rows('getWithdrawLog'),
    turnoverLeft: async () => {
      const { needFlow, BetFlow } = readFacts(await ask('userCashCheck'));
      return Number(needFlow) - Number(BetFlow);
    },
    sessions: async () => {
      const rows = await ask('sessions');
      return Array.isArray(rows) ? rows.length : Number.NaN;
    },
    sendDocuments: async (name) => {
      const document = { idType: 'umid', idNo: '0111-2222333-4', name, birthday: '1990-06-15' };
      const picture = new Blob([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' });
      await ask('kycSubmit', { ...document, front: picture, selfie: picture, consent: '1' });
    },
    beginBreak: async (hours) => void (await ask('rgBreak', { hours: String(hours) })),
  };
}

/** Signs in with phone and password, as a second device would. */
export async function signInByApi(
  origin: string,
  phone: string,
  password = seedPassword,
): Promise<PlayerApi> {
  const answer = readFacts(
    await post(`${origin}/api/web/login`, { account: phone, password, type: '1' }, undefined),
  );
  return playerApi(origin, String(answer['token']), Number(answer['UserID']));
}

async function post(url: string, fields: Fields, token: string | undefined): Promise<unknown> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = readFacts(await (await fetch(url, { method: 'POST', body, headers })).json());
  if (answer['code'] !== 200) throw new Error(`${url} answered ${JSON.stringify(answer)}`);
  return answer['data'];
}

function readFacts(value: unknown): Facts {
  if (typeof value !== 'object' || value === null) throw new Error(`No object: ${JSON.stringify(value)}`);
  return Object.fromEntries(Object.entries(value));
}

function readRows(value: unknown): readonly MovementRow[] {
  if (!Array.isArray(value)) throw new Error(`No list: ${JSON.stringify(value)}`);
  return value
    .map(readFacts)
    .map(({ amount, status }) => ({ amount: Number(amount), status: Number(status) }));
}
