import { lazyComponent } from '../code/lazyComponent';
import type { LazyComponent } from '../code/lazyComponent';
import { withWords } from '../code/withWords';
import { homePage } from './homePage';
import type { RouteName } from './routes';

/** The code of every route's page. Ask `pageOf`: this list is fetched with the first page that is not home. */
export const pages = {
  betHistory: lazyComponent(
    withWords(() =>
      import('../pages/betHistory/BetHistoryPage').then(({ BetHistoryPage }) => BetHistoryPage),
    ),
  ),
  betTypes: lazyComponent(
    withWords(() => import('../pages/betTypes/BetTypesPage').then(({ BetTypesPage }) => BetTypesPage)),
  ),
  checkIn: lazyComponent(
    withWords(() => import('../pages/checkIn/CheckInPage').then(({ CheckInPage }) => CheckInPage)),
  ),
  home: homePage,
  login: lazyComponent(
    withWords(() => import('../pages/login/LoginPage').then(({ LoginPage }) => LoginPage)),
  ),
  mail: lazyComponent(withWords(() => import('../pages/mail/MailPage').then(({ MailPage }) => MailPage))),
  level: lazyComponent(
    withWords(() => import('../pages/level/LevelPage').then(({ LevelPage }) => LevelPage)),
  ),
  maintain: lazyComponent(
    withWords(() => import('../pages/maintain/MaintainPage').then(({ MaintainPage }) => MaintainPage)),
  ),
  prizeRecord: lazyComponent(
    withWords(() =>
      import('../pages/prizeRecord/PrizeRecordPage').then(({ PrizeRecordPage }) => PrizeRecordPage),
    ),
  ),
  promotion: lazyComponent(
    withWords(() => import('../pages/promotion/PromotionPage').then(({ PromotionPage }) => PromotionPage)),
  ),
  referrals: lazyComponent(
    withWords(() => import('../pages/referrals/ReferralsPage').then(({ ReferralsPage }) => ReferralsPage)),
  ),
  register: lazyComponent(
    withWords(() => import('../pages/register/RegisterPage').then(({ RegisterPage }) => RegisterPage)),
  ),
  registerSuccess: lazyComponent(
    withWords(() =>
      import('../pages/registerSuccess/RegisterSuccessPage').then(
        ({ RegisterSuccessPage }) => RegisterSuccessPage,
      ),
    ),
  ),
  resetPassword: lazyComponent(
    withWords(() =>
      import('../pages/resetPassword/ResetPasswordPage').then(({ ResetPasswordPage }) => ResetPasswordPage),
    ),
  ),
  statement: lazyComponent(
    withWords(() => import('../pages/statement/StatementPage').then(({ StatementPage }) => StatementPage)),
  ),
  turnoverDetails: lazyComponent(
    withWords(() =>
      import('../pages/turnoverDetails/TurnoverDetailsPage').then(
        ({ TurnoverDetailsPage }) => TurnoverDetailsPage,
      ),
    ),
  ),
  turnoverEvents: lazyComponent(
    withWords(() =>
      import('../pages/turnoverEvents/TurnoverEventsPage').then(
        ({ TurnoverEventsPage }) => TurnoverEventsPage,
      ),
    ),
  ),
  responsibleGaming: lazyComponent(
    withWords(() =>
      import('../pages/responsibleGaming/ResponsibleGamingPage').then(
        ({ ResponsibleGamingPage }) => ResponsibleGamingPage,
      ),
    ),
  ),
  setting: lazyComponent(
    withWords(() => import('../pages/setting/SettingPage').then(({ SettingPage }) => SettingPage)),
  ),
  user: lazyComponent(withWords(() => import('../pages/user/UserPage').then(({ UserPage }) => UserPage))),
  luckDraw: lazyComponent(
    withWords(() => import('../pages/luckDraw/LuckDrawPage').then(({ LuckDrawPage }) => LuckDrawPage)),
  ),
  vip: lazyComponent(withWords(() => import('../pages/vip/VipPage').then(({ VipPage }) => VipPage))),
} satisfies Record<RouteName, LazyComponent<object>>;
