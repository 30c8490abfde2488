import { lazyScreen } from '../navigation/lazy/lazyComponent';
import type { PageRegistry } from '../navigation/screens';
import { homePage } from './homePage';
import { orQuiet } from './orQuiet';

/** The code of every route's page. Ask `pageOf`: this list is fetched with the first page that is not home. */
export const pages: PageRegistry = {
  betHistory: lazyScreen(() =>
    import('./bet-history/BetHistoryPage').then(({ BetHistoryPage }) => BetHistoryPage),
  ),
  betTypes: lazyScreen(() => import('./bet-types/BetTypesPage').then(({ BetTypesPage }) => BetTypesPage)),
  checkIn: lazyScreen(() => import('./check-in/CheckInPage').then(({ CheckInPage }) => CheckInPage)),
  fairness: lazyScreen(() => import('./fairness/loadFairness').then((code) => code.loadFairness())),
  games: lazyScreen(() => import('./games/GamesPage').then(({ GamesPage }) => orQuiet(GamesPage))),
  home: lazyScreen(() => homePage.load().then(() => orQuiet(homePage.Component))),
  login: lazyScreen(() => import('./login/LoginPage').then(({ LoginPage }) => LoginPage)),
  mail: lazyScreen(() => import('./mail/MailPage').then(({ MailPage }) => MailPage)),
  level: lazyScreen(() => import('./level/LevelPage').then(({ LevelPage }) => LevelPage)),
  maintain: lazyScreen(() => import('./maintain/MaintainPage').then(({ MaintainPage }) => MaintainPage)),
  prizeRecord: lazyScreen(() =>
    import('./prize-record/PrizeRecordPage').then(({ PrizeRecordPage }) => PrizeRecordPage),
  ),
  promotion: lazyScreen(() =>
    import('./promotion/PromotionPage').then(({ PromotionPage }) => orQuiet(PromotionPage)),
  ),
  referrals: lazyScreen(() =>
    import('./referrals/ReferralsPage').then(({ ReferralsPage }) => orQuiet(ReferralsPage)),
  ),
  register: lazyScreen(() => import('./register/RegisterPage').then(({ RegisterPage }) => RegisterPage)),
  registerSuccess: lazyScreen(() =>
    import('./register-success/RegisterSuccessPage').then(({ RegisterSuccessPage }) => RegisterSuccessPage),
  ),
  resetPassword: lazyScreen(() =>
    import('./reset-password/ResetPasswordPage').then(({ ResetPasswordPage }) => ResetPasswordPage),
  ),
  statement: lazyScreen(() => import('./statement/StatementPage').then(({ StatementPage }) => StatementPage)),
  turnoverDetails: lazyScreen(() =>
    import('./turnover-details/TurnoverDetailsPage').then(({ TurnoverDetailsPage }) => TurnoverDetailsPage),
  ),
  turnoverEvents: lazyScreen(() =>
    import('./turnover-events/TurnoverEventsPage').then(({ TurnoverEventsPage }) => TurnoverEventsPage),
  ),
  responsibleGaming: lazyScreen(() =>
    import('./responsible-gaming/ResponsibleGamingPage').then(
      ({ ResponsibleGamingPage }) => ResponsibleGamingPage,
    ),
  ),
  rewards: lazyScreen(() => import('./rewards/RewardsPage').then(({ RewardsPage }) => RewardsPage)),
  setting: lazyScreen(() => import('./setting/SettingPage').then(({ SettingPage }) => SettingPage)),
  user: lazyScreen(() => import('./user/UserPage').then(({ UserPage }) => UserPage)),
  luckDraw: lazyScreen(() =>
    import('./luck-draw/LuckDrawPage').then(({ LuckDrawPage }) => orQuiet(LuckDrawPage)),
  ),
  vip: lazyScreen(() => import('./vip/VipPage').then(({ VipPage }) => VipPage)),
};
