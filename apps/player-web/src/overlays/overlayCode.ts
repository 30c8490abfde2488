import { lazyComponent } from '../code/lazyComponent';
import type { LazyComponent } from '../code/lazyComponent';
import { withWords } from '../code/withWords';
import type { OverlayName } from './OverlayMap';
import type { OverlayProps } from './OverlayProps';

/** The code of every overlay, fetched when the browser is idle or a finger goes down. */
export const overlayCode: { readonly [Name in OverlayName]: LazyComponent<OverlayProps<Name>> } = {
  'account-name': lazyComponent(
    withWords(() => import('./account-name/AccountNameOverlay').then((code) => code.AccountNameOverlay)),
  ),
  absence: lazyComponent(
    withWords(() => import('./absence/AbsenceOverlay').then((code) => code.AbsenceOverlay)),
  ),
  avatar: lazyComponent(withWords(() => import('./avatar/AvatarOverlay').then((code) => code.AvatarOverlay))),
  'bet-detail': lazyComponent(
    withWords(() => import('./bet-detail/BetDetailOverlay').then((code) => code.BetDetailOverlay)),
  ),
  'bind-phone': lazyComponent(
    withWords(() => import('./bind-phone/BindPhoneOverlay').then((code) => code.BindPhoneOverlay)),
  ),
  'change-password': lazyComponent(
    withWords(() =>
      import('./change-password/ChangePasswordOverlay').then((code) => code.ChangePasswordOverlay),
    ),
  ),
  'check-in-rules': lazyComponent(
    withWords(() => import('./check-in-rules/CheckInRulesOverlay').then((code) => code.CheckInRulesOverlay)),
  ),
  'close-account': lazyComponent(
    withWords(() => import('./close-account/CloseAccountOverlay').then((code) => code.CloseAccountOverlay)),
  ),
  confirm: lazyComponent(
    withWords(() => import('./confirm/ConfirmOverlay').then((code) => code.ConfirmOverlay)),
  ),
  deposit: lazyComponent(
    withWords(() => import('./deposit/DepositOverlay').then((code) => code.DepositOverlay)),
  ),
  'deposit-made': lazyComponent(
    withWords(() => import('./deposit-made/DepositMadeOverlay').then((code) => code.DepositMadeOverlay)),
  ),
  egg: lazyComponent(withWords(() => import('./egg/EggOverlay').then((code) => code.EggOverlay))),
  'fund-record': lazyComponent(
    withWords(() => import('./fund-record/FundRecordOverlay').then((code) => code.FundRecordOverlay)),
  ),
  'game-launcher': lazyComponent(
    withWords(() => import('./game-launcher/GameLauncherOverlay').then((code) => code.GameLauncherOverlay)),
  ),
  'game-sheet': lazyComponent(
    withWords(() => import('./game-sheet/GameSheetOverlay').then((code) => code.GameSheetOverlay)),
  ),
  gift: lazyComponent(withWords(() => import('./gift/GiftOverlay').then((code) => code.GiftOverlay))),
  identity: lazyComponent(
    withWords(() => import('./identity/IdentityOverlay').then((code) => code.IdentityOverlay)),
  ),
  'deposit-record': lazyComponent(
    withWords(() =>
      import('./deposit-record/DepositRecordOverlay').then((code) => code.DepositRecordOverlay),
    ),
  ),
  'withdrawal-record': lazyComponent(
    withWords(() =>
      import('./withdrawal-record/WithdrawalRecordOverlay').then((code) => code.WithdrawalRecordOverlay),
    ),
  ),
  language: lazyComponent(
    withWords(() => import('./language/LanguageOverlay').then((code) => code.LanguageOverlay)),
  ),
  ad: lazyComponent(withWords(() => import('./ad/AdOverlay').then((code) => code.AdOverlay))),
  'add-to-home': lazyComponent(
    withWords(() => import('./add-to-home/AddToHomeOverlay').then((code) => code.AddToHomeOverlay)),
  ),
  'customer-service': lazyComponent(
    withWords(() =>
      import('./customer-service/CustomerServiceOverlay').then((code) => code.CustomerServiceOverlay),
    ),
  ),
  'sandbox-sign-in': lazyComponent(
    withWords(() =>
      import('./sandbox-sign-in/SandboxSignInOverlay').then((code) => code.SandboxSignInOverlay),
    ),
  ),
  'mail-letter': lazyComponent(
    withWords(() => import('./mail-letter/MailLetterOverlay').then((code) => code.MailLetterOverlay)),
  ),
  notices: lazyComponent(
    withWords(() => import('./notices/NoticesOverlay').then((code) => code.NoticesOverlay)),
  ),
  rebate: lazyComponent(withWords(() => import('./rebate/RebateOverlay').then((code) => code.RebateOverlay))),
  'held-back': lazyComponent(
    withWords(() => import('./held-back/HeldBackOverlay').then((code) => code.HeldBackOverlay)),
  ),
  'idle-lock': lazyComponent(
    withWords(() => import('./idle-lock/IdleLockOverlay').then((code) => code.IdleLockOverlay)),
  ),
  'play-time': lazyComponent(
    withWords(() => import('./play-time/PlayTimeOverlay').then((code) => code.PlayTimeOverlay)),
  ),
  'reality-check': lazyComponent(
    withWords(() => import('./reality-check/RealityCheckOverlay').then((code) => code.RealityCheckOverlay)),
  ),
  'play-limit': lazyComponent(
    withWords(() => import('./play-limit/PlayLimitOverlay').then((code) => code.PlayLimitOverlay)),
  ),
  rewards: lazyComponent(
    withWords(() => import('./rewards/RewardsOverlay').then((code) => code.RewardsOverlay)),
  ),
  relief: lazyComponent(withWords(() => import('./relief/ReliefOverlay').then((code) => code.ReliefOverlay))),
  'promotion-detail': lazyComponent(
    withWords(() =>
      import('./promotion-detail/PromotionDetailOverlay').then((code) => code.PromotionDetailOverlay),
    ),
  ),
  'red-packet': lazyComponent(
    withWords(() => import('./red-packet/RedPacketOverlay').then((code) => code.RedPacketOverlay)),
  ),
  'select-bank': lazyComponent(
    withWords(() => import('./select-bank/SelectBankOverlay').then((code) => code.SelectBankOverlay)),
  ),
  sessions: lazyComponent(
    withWords(() => import('./sessions/SessionsOverlay').then((code) => code.SessionsOverlay)),
  ),
  share: lazyComponent(withWords(() => import('./share/ShareOverlay').then((code) => code.ShareOverlay))),
  withdrawal: lazyComponent(
    withWords(() => import('./withdrawal/WithdrawalOverlay').then((code) => code.WithdrawalOverlay)),
  ),
  'draw-paid': lazyComponent(
    withWords(() => import('./draw-paid/DrawPaidOverlay').then((code) => code.DrawPaidOverlay)),
  ),
  'draw-prize': lazyComponent(
    withWords(() => import('./draw-prize/DrawPrizeOverlay').then((code) => code.DrawPrizeOverlay)),
  ),
  'draw-rules': lazyComponent(
    withWords(() => import('./draw-rules/DrawRulesOverlay').then((code) => code.DrawRulesOverlay)),
  ),
};
