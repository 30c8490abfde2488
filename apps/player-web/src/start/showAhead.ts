import { balanceKey, peekBalance, peekPlayer, playerKey } from '@kislap/api';
import type { AheadReply } from '@kislap/api';
import { unstable_serialize as writtenKey } from 'swr';
import { reported } from '../device/errors/reportError';
import { answerCache } from '../session/answerCache';
import { session } from '../session/session';

/**
 * What the boot script has asked ahead is drawn with home, where it has come by now: the first drawing is the last. It is
 * taken over by the calls of whoever shows it, as ever (`takeAhead`).
 */
export async function showAhead(): Promise<void> {
  const { kislapAskedAhead: asked } = window;
  const userId = session.userId();
  if (asked === undefined || userId === undefined || asked.token !== session.token()) return;
  const { getUserScore, getUserInfo } = asked.replies;
  const show = async <Value>(
    key: readonly unknown[],
    reply: Promise<AheadReply | undefined> | undefined,
    read: (reply: AheadReply) => Promise<Value | undefined>,
  ): Promise<void> => {
    const come = await ifHere(reply);
    const data = come && (await read(come).catch(reported('start')));
    if (data !== undefined) answerCache.provider().set(writtenKey([...key]), { data });
  };
  await Promise.all([
    show(balanceKey(userId), getUserScore, peekBalance),
    show(playerKey(userId), getUserInfo, peekPlayer),
  ]);
}

/** Nothing while it is on its way: nobody waits for it. */
const ifHere = <Value>(value: Promise<Value> | undefined): Promise<Value | undefined> =>
  Promise.race([value, new Promise<undefined>((resolve) => setTimeout(resolve))]);
