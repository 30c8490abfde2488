import { AnswerError, answerCode, logOut } from '@kislap/api';
import { whenSeen } from '../device/clock/whileSeen';
import { unsentLogOuts } from './unsentLogOuts';

/** While the page is seen and the operator is silent, it is tried again after this long. */
const AGAIN_MS = 60_000;
/** The contract's own refusals begin here; a code below may be a gateway's. */
const FIRST_REFUSAL = 1000;

let isSending = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells the operator of every log-out that it does not know of, and again later of those it has not answered. */
export async function sendLogOuts(): Promise<void> {
  if (isSending) return;
  isSending = true;
  clearTimeout(timer);
  for (const { token } of unsentLogOuts.list()) {
    if (await isAnswered(token)) unsentLogOuts.drop(token);
  }
  isSending = false;
  if (unsentLogOuts.list().length > 0) timer = setTimeout(() => whenSeen(() => void sendLogOuts()), AGAIN_MS);
}

async function isAnswered(token: string): Promise<boolean> {
  try {
    await logOut({ token, attempts: 1 });
    return true;
  } catch (error) {
    if (!(error instanceof AnswerError)) return false;
    return error.code === answerCode.sessionEnded || error.code >= FIRST_REFUSAL;
  }
}
