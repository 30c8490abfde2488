import type { AnswerError } from '@kislap/api';
import type { MessageId, TranslateText } from '@kislap/i18n';
import { withLateWords } from '../../config/locale/withLateWords';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { leaveSession } from '../../session/logOut';

const loadWords = withLateWords(() => Promise.resolve());

type Words = Readonly<Partial<Record<string, MessageId>>>;

const titles: Words = {
  break: 'away.now.break',
  care: 'away.now.care',
  exclusion: 'away.now.exclusion',
  over: 'away.now.over',
  register: 'away.now.register',
};

/** Of the others the operator says until when, or, of a likeness that nobody has decided on, no more than where help is. */
const reasons: Words = { care: 'away.why.care' };

/**
 * Leaves a session that the operator has ended since its player is away, for the login, and tells them why, where help is
 * and how their money is reached. The message stays until it is closed.
 *
 * @returns whether the refusal says why
 */
export async function leaveHeldBack(refusal: AnswerError, text: TranslateText): Promise<boolean> {
  const { kind = '' } = refusal.data;
  const title = titles[kind];
  if (title === undefined) return false;
  await loadWords();
  const own = reasons[kind];
  const why = own === undefined ? refusal.message : text(own);
  await leaveSession('/login');
  void openOverlay('restriction', {
    title: text(title),
    detail: `${why} ${text('away.logInForMoney')}`,
    hasService: true,
  });
  return true;
}
