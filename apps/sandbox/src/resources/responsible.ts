import { checkPwdCall, rgBreakCall, rgExcludeCall, rgInfoCall, rgSetCall } from '@kislap/api/contract';
import { playerCall } from '../http/playerCall';
import { addMonths } from './responsible/addMonths';
import { checkPassword } from '../players/checkPassword';
import { describeLimits } from './responsible/describeLimits';
import { setLimit } from './responsible/setLimit';
import { stepAway } from './responsible/stepAway';

const hourMs = 3_600_000;
/** An exclusion cannot be undone for so long, however long it is. */
const irrevocableMonths = 6;

/** Calls about limits, breaks and exclusions that players set for themselves. */
export const responsible = [
  playerCall(rgInfoCall, ({ operator, session, nowMs }) =>
    describeLimits(operator.database, session.player.id, nowMs),
  ),
  playerCall(rgSetCall, setLimit),
  playerCall(rgBreakCall, (context, { hours, password }) =>
    stepAway(context, password, { untilMs: context.nowMs + hours * hourMs }),
  ),
  playerCall(rgExcludeCall, (context, { months, password }) =>
    stepAway(context, password, {
      untilMs: addMonths(context.nowMs, months),
      irrevocableUntilMs: addMonths(context.nowMs, irrevocableMonths),
    }),
  ),
  playerCall(checkPwdCall, async ({ operator, session, nowMs }, { password }) => {
    await checkPassword(operator.database, session.player, { purpose: 'idle', password, nowMs });
    return null;
  }),
];
