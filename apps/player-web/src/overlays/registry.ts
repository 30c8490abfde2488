import { lazyScreen } from '../navigation/lazy/lazyComponent';
import type { OverlayRegistry } from '../navigation/screens';

/** The code of every overlay, fetched when the browser is idle or a finger goes down. */
export const overlays: OverlayRegistry = {
  'account-name': lazyScreen(() =>
    import('./account-name/AccountNameOverlay').then((code) => code.AccountNameOverlay),
  ),
  'self-exclusion': lazyScreen(() =>
    import('./self-exclusion/loadSelfExclusion').then((code) => code.loadSelfExclusion()),
  ),
  avatar: lazyScreen(() => import('./avatar/AvatarOverlay').then((code) => code.AvatarOverlay)),
  'bet-detail': lazyScreen(() =>
    import('./bet-detail/BetDetailOverlay').then((code) => code.BetDetailOverlay),
  ),
  'bind-phone': lazyScreen(() =>
    import('./bind-phone/BindPhoneOverlay').then((code) => code.BindPhoneOverlay),
  ),
  'bonus-drop': lazyScreen(() => import('./bonus-drop/loadBonusDrop').then((code) => code.loadBonusDrop())),
  'bonus-terms': lazyScreen(() =>
    import('./bonus-terms/loadBonusTerms').then((code) => code.loadBonusTerms()),
  ),
  'change-password': lazyScreen(() =>
    import('./change-password/ChangePasswordOverlay').then((code) => code.ChangePasswordOverlay),
  ),
  'check-in-rules': lazyScreen(() =>
    import('./check-in-rules/CheckInRulesOverlay').then((code) => code.CheckInRulesOverlay),
  ),
  'close-account': lazyScreen(() =>
    import('./close-account/loadCloseAccount').then((code) => code.loadCloseAccount()),
  ),
  'complete-account': lazyScreen(() =>
    import('./complete-account/loadCompleteAccount').then((code) => code.loadCompleteAccount()),
  ),
  confirm: lazyScreen(() => import('./confirm/ConfirmOverlay').then((code) => code.ConfirmOverlay)),
  deposit: lazyScreen(() => import('./deposit/DepositOverlay').then((code) => code.DepositOverlay)),
  'deposit-made': lazyScreen(() =>
    import('./deposit-made/DepositMadeOverlay').then((code) => code.DepositMadeOverlay),
  ),
  'open-deposit': lazyScreen(() =>
    import('./open-deposit/OpenDepositOverlay').then((code) => code.OpenDepositOverlay),
  ),
  egg: lazyScreen(() => import('./egg/EggOverlay').then((code) => code.EggOverlay)),
  'fund-record': lazyScreen(() =>
    import('./fund-record/FundRecordOverlay').then((code) => code.FundRecordOverlay),
  ),
  'game-launcher': lazyScreen(() =>
    import('./game-launcher/GameLauncherOverlay').then((code) => code.GameLauncherOverlay),
  ),
  'game-sheet': lazyScreen(() =>
    import('./game-sheet/GameSheetOverlay').then((code) => code.GameSheetOverlay),
  ),
  gift: lazyScreen(() => import('./gift/GiftOverlay').then((code) => code.GiftOverlay)),
  identity: lazyScreen(() => import('./identity/loadIdentity').then((code) => code.loadIdentity())),
  'deposit-record': lazyScreen(() =>
    import('./deposit-record/DepositRecordOverlay').then((code) => code.DepositRecordOverlay),
  ),
  'withdrawal-record': lazyScreen(() =>
    import('./withdrawal-record/WithdrawalRecordOverlay').then((code) => code.WithdrawalRecordOverlay),
  ),
  language: lazyScreen(() => import('./language/LanguageOverlay').then((code) => code.LanguageOverlay)),
  ad: lazyScreen(() => import('./ad/AdOverlay').then((code) => code.AdOverlay)),
  'add-to-home': lazyScreen(() =>
    import('./add-to-home/AddToHomeOverlay').then((code) => code.AddToHomeOverlay),
  ),
  'customer-service': lazyScreen(() =>
    import('./customer-service/CustomerServiceOverlay').then((code) => code.CustomerServiceOverlay),
  ),
  'sandbox-sign-in': lazyScreen(() =>
    import('./sandbox-sign-in/SandboxSignInOverlay').then((code) => code.SandboxSignInOverlay),
  ),
  'mail-letter': lazyScreen(() =>
    import('./mail-letter/MailLetterOverlay').then((code) => code.MailLetterOverlay),
  ),
  notices: lazyScreen(() => import('./notices/NoticesOverlay').then((code) => code.NoticesOverlay)),
  rebate: lazyScreen(() => import('./rebate/RebateOverlay').then((code) => code.RebateOverlay)),
  restriction: lazyScreen(() =>
    import('./restriction/RestrictionOverlay').then((code) => code.RestrictionOverlay),
  ),
  'play-time': lazyScreen(() => import('./play-time/loadPlayTime').then((code) => code.loadPlayTime())),
  'reality-check': lazyScreen(() =>
    import('./reality-check/RealityCheckOverlay').then((code) => code.RealityCheckOverlay),
  ),
  'limit-prompt': lazyScreen(() =>
    import('./limit-prompt/LimitPromptOverlay').then((code) => code.LimitPromptOverlay),
  ),
  'play-limit': lazyScreen(() => import('./play-limit/loadPlayLimit').then((code) => code.loadPlayLimit())),
  rewards: lazyScreen(() => import('./rewards/RewardsOverlay').then((code) => code.RewardsOverlay)),
  relief: lazyScreen(() => import('./relief/ReliefOverlay').then((code) => code.ReliefOverlay)),
  'promotion-detail': lazyScreen(() =>
    import('./promotion-detail/PromotionDetailOverlay').then((code) => code.PromotionDetailOverlay),
  ),
  'red-packet': lazyScreen(() =>
    import('./red-packet/RedPacketOverlay').then((code) => code.RedPacketOverlay),
  ),
  'select-bank': lazyScreen(() =>
    import('./select-bank/SelectBankOverlay').then((code) => code.SelectBankOverlay),
  ),
  sessions: lazyScreen(() => import('./sessions/loadSessions').then((code) => code.loadSessions())),
  share: lazyScreen(() => import('./share/ShareOverlay').then((code) => code.ShareOverlay)),
  withdrawal: lazyScreen(() =>
    import('./withdrawal/WithdrawalOverlay').then((code) => code.WithdrawalOverlay),
  ),
  'withdrawal-confirm': lazyScreen(() =>
    import('./withdrawal-confirm/WithdrawalConfirmOverlay').then((code) => code.WithdrawalConfirmOverlay),
  ),
  'withdrawal-made': lazyScreen(() =>
    import('./withdrawal-made/WithdrawalMadeOverlay').then((code) => code.WithdrawalMadeOverlay),
  ),
  'draw-paid': lazyScreen(() => import('./draw-paid/DrawPaidOverlay').then((code) => code.DrawPaidOverlay)),
  'draw-prize': lazyScreen(() =>
    import('./draw-prize/DrawPrizeOverlay').then((code) => code.DrawPrizeOverlay),
  ),
  'draw-rules': lazyScreen(() =>
    import('./draw-rules/DrawRulesOverlay').then((code) => code.DrawRulesOverlay),
  ),
  receipt: lazyScreen(() => import('./receipt/ReceiptOverlay').then((code) => code.ReceiptOverlay)),
  noticed: lazyScreen(() => import('./noticed/loadNoticed').then((code) => code.loadNoticed())),
};
