import * as v from 'valibot';
import { envelope } from '../contract/envelope';
import { askTogetherCall, mostTogether } from '../contract/together';
import type { Api } from './Api';
import { fieldTexts } from './axiosClients';
import { classifyAnswer } from './classifyAnswer';
import { OfflineError } from './errors';
import { type Posted, postMain, type Sender } from './postMain';
import { type MainReply, readEnvelope } from './readAnswer';
import { setServerClock } from './serverClock';

/** A read that waits for its request to leave. */
interface Waiting {
  readonly call: Posted;
  readonly fields: object;
  readonly sender: Sender;
  readonly settle: (reply: MainReply | Promise<MainReply>) => void;
}

/** What one API asks at this moment, by the token that it is asked with. */
interface Moment {
  readonly waiting: Map<string | undefined, Waiting[]>;
  /** When the first of them asked, by `performance.now`. */
  beganAt: number;
  /** For how many turns of the event loop nobody has asked anything more. */
  quietTurns: number;
  /** The operator has refused to be asked so: it is not asked so again. */
  isRefused: boolean;
}

const moments = new WeakMap<Api, Moment>();

function momentOf(api: Api): Moment {
  const known = moments.get(api);
  if (known !== undefined) return known;
  const moment: Moment = { waiting: new Map(), beganAt: 0, quietTurns: 0, isRefused: false };
  moments.set(api, moment);
  return moment;
}

/**
 * Sends a read together with those that are asked at the same moment with the same token, in one request, and answers
 * what the operator has answered to this one. Alone when there is no other, and when the operator does not take them
 * together. Only reads may come here.
 *
 * @throws OfflineError
 */
export function askTogether(call: Posted, fields: object, sender: Sender): Promise<MainReply> {
  const moment = momentOf(sender.api);
  if (moment.isRefused) return postMain(call, fields, sender);
  return new Promise((resolve, reject) => {
    const { signal, token } = sender;
    const cancel = () => reject(new OfflineError('cancelled', { wasSent: true }));
    if (signal?.aborted === true) return cancel();
    signal?.addEventListener('abort', cancel, { once: true });
    const settle: Waiting['settle'] = (reply) => {
      signal?.removeEventListener('abort', cancel);
      resolve(reply);
    };
    // The first of a moment sends for all that come before it has gone quiet.
    if (moment.waiting.size === 0) begin(moment);
    moment.quietTurns = 0;
    const beside = moment.waiting.get(token);
    const asked = { call, fields, sender, settle };
    if (beside === undefined) moment.waiting.set(token, [asked]);
    else beside.push(asked);
  });
}

/** Runs something in the next turn of the event loop. A message does it: timers are put off in pages that rest. */
function afterThisTurn(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(null);
}

/** A page that is drawn in several steps asks in several turns: so many without a question end a moment. */
const QUIET_TURNS = 4;
/** And so much time, in a page whose turns take long. */
const LONGEST_MS = 30;

function begin(moment: Moment): void {
  moment.beganAt = performance.now();
  const look = (): void => {
    const isOver = moment.quietTurns >= QUIET_TURNS || performance.now() - moment.beganAt >= LONGEST_MS;
    if (isOver) return leave(moment);
    moment.quietTurns += 1;
    afterThisTurn(look);
  };
  afterThisTurn(look);
}

function leave(moment: Moment): void {
  const groups = [...moment.waiting.values()];
  moment.waiting.clear();
  for (const group of groups) {
    const asked = group.filter(({ sender }) => sender.signal?.aborted !== true);
    for (let first = 0; first < asked.length; first += mostTogether) {
      void send(asked.slice(first, first + mostTogether), moment);
    }
  }
}

/** Sends one request for all of these, which have one token. Settles each of them, whatever comes. */
async function send(asked: readonly Waiting[], moment: Moment): Promise<void> {
  const [first] = asked;
  if (first === undefined) return;
  if (asked.length === 1) return sendAlone(first);
  const { api, token } = first.sender;
  const called = callOffWith(asked);
  const reply = postMain(
    askTogetherCall,
    {
      calls: JSON.stringify(
        asked.map(({ call, fields }) => ({ call: call.name, fields: fieldTexts(fields) })),
      ),
    },
    { api, token, key: undefined, signal: called.signal },
  );
  const kind = await reply.then(kindOf, () => 'failed');
  called.end();
  if (kind === 'refused') {
    moment.isRefused = true;
    asked.forEach(sendAlone);
  } else if (kind === 'failed') asked.forEach(({ settle }) => settle(reply));
  else share(asked, await reply, first.sender);
}

const sendAlone = ({ call, fields, sender, settle }: Waiting): void => settle(postMain(call, fields, sender));

/**
 * What became of the request: `answered` with a part for each call; `failed` as any of them might have, which then holds
 * for each (no answer, a gateway's, a failure, maintenance); or `refused` by an operator that is not to be asked so.
 */
function kindOf({ status, body }: MainReply): 'answered' | 'failed' | 'refused' {
  const code = readEnvelope(body, envelope)?.code;
  const outcome = classifyAnswer({ type: 'answered', status, ...(code !== undefined && { code }) });
  if (outcome === 'ok') return 'answered';
  return outcome === 'retry' || outcome === 'maintenance' ? 'failed' : 'refused';
}

/** What cannot be read, as if the call had been answered so. */
const unreadable: MainReply = { status: 200, retryAfterMs: 0, body: undefined };

/** Gives each call the part that answers it: the one at its place, if it also says so. */
function share(asked: readonly Waiting[], { body }: MainReply, { api }: Sender): void {
  const whole = readEnvelope(body, envelope);
  if (whole?.ts !== undefined) setServerClock(whole.ts, api);
  const read = v.safeParse(askTogetherCall.response, whole?.data);
  const answers = read.success ? read.output.answers : [];
  for (const [place, { call, settle }] of asked.entries()) {
    const part = answers[place];
    settle(part?.call === call.name ? { ...unreadable, body: part } : unreadable);
  }
}

/** Calls the request off when nobody waits for it any more. */
function callOffWith(asked: readonly Waiting[]) {
  const request = new AbortController();
  const signals = asked.map(({ sender }) => sender.signal);
  const look = () => void (signals.every((signal) => signal?.aborted === true) && request.abort());
  signals.forEach((signal) => signal?.addEventListener('abort', look));
  return {
    signal: request.signal,
    end: () => signals.forEach((signal) => signal?.removeEventListener('abort', look)),
  };
}
