import { lazyComponent } from '../code/lazyComponent';
import type { LazyComponent } from '../code/lazyComponent';
import type { OverlayName } from './OverlayMap';
import type { OverlayProps } from './OverlayProps';

/** The code of every overlay, fetched when the browser is idle or a finger goes down. */
export const overlayCode: { readonly [Name in OverlayName]: LazyComponent<OverlayProps<Name>> } = {
  'account-name': lazyComponent(() =>
    import('./account-name/AccountNameOverlay').then((code) => code.AccountNameOverlay),
  ),
  'bind-phone': lazyComponent(() =>
    import('./bind-phone/BindPhoneOverlay').then((code) => code.BindPhoneOverlay),
  ),
  confirm: lazyComponent(() => import('./confirm/ConfirmOverlay').then((code) => code.ConfirmOverlay)),
  deposit: lazyComponent(() => import('./deposit/DepositOverlay').then((code) => code.DepositOverlay)),
  'deposit-made': lazyComponent(() =>
    import('./deposit-made/DepositMadeOverlay').then((code) => code.DepositMadeOverlay),
  ),
  'fund-record': lazyComponent(() =>
    import('./fund-record/FundRecordOverlay').then((code) => code.FundRecordOverlay),
  ),
  'game-launcher': lazyComponent(() =>
    import('./game-launcher/GameLauncherOverlay').then((code) => code.GameLauncherOverlay),
  ),
  'game-sheet': lazyComponent(() =>
    import('./game-sheet/GameSheetOverlay').then((code) => code.GameSheetOverlay),
  ),
  language: lazyComponent(() => import('./language/LanguageOverlay').then((code) => code.LanguageOverlay)),
  notices: lazyComponent(() => import('./notices/NoticesOverlay').then((code) => code.NoticesOverlay)),
  'select-bank': lazyComponent(() =>
    import('./select-bank/SelectBankOverlay').then((code) => code.SelectBankOverlay),
  ),
  withdrawal: lazyComponent(() =>
    import('./withdrawal/WithdrawalOverlay').then((code) => code.WithdrawalOverlay),
  ),
};
