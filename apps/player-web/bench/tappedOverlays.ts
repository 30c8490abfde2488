import type { Locator, Page } from '@playwright/test';
import { say } from '../e2e/messages';

/** An overlay that a page opens at a tap, without asking the operator first. */
interface TappedOverlay {
  readonly name: string;
  readonly at: string;
  readonly target: (page: Page) => Locator;
}

const main = (page: Page) => page.getByRole('main').filter({ visible: true });
const button = (message: string) => (page: Page) =>
  main(page)
    .getByRole('button', { name: say('en', message) })
    .first();
const link = (message: string) => (page: Page) => main(page).getByRole('link', { name: say('en', message) });
const game = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^(?!.*:).*Jeepney Jackpot/ })
    .first();
const letter = (page: Page) => main(page).getByRole('listitem').first().getByRole('button');

/** Overlays that need nothing to have happened before, and where they open. */
export const tappedOverlays: readonly TappedOverlay[] = [
  { name: 'game-sheet', at: '/', target: game },
  { name: 'egg', at: '/', target: link('egg.title') },
  { name: 'deposit', at: '/user', target: button('dep.title') },
  { name: 'withdrawal', at: '/user', target: button('wdw.do') },
  { name: 'fund-record', at: '/user', target: button('fund.title') },
  { name: 'rebate', at: '/user', target: button('user.rebate') },
  { name: 'confirm', at: '/user', target: button('auth.logout') },
  { name: 'language', at: '/user/setting', target: button('set.language') },
  { name: 'identity', at: '/user/setting', target: button('kyc.row') },
  { name: 'avatar', at: '/user/setting', target: button('set.avatar') },
  { name: 'change-password', at: '/user/setting', target: button('set.password') },
  { name: 'sessions', at: '/user/setting', target: button('session.title') },
  { name: 'close-account', at: '/user/setting', target: button('closing.title') },
  { name: 'self-exclusion', at: '/responsible-gaming', target: button('rg.break') },
  { name: 'play-limit', at: '/responsible-gaming', target: button('rg.limit.dep.day') },
  { name: 'play-time', at: '/responsible-gaming', target: button('rg.limit.time') },
  { name: 'check-in-rules', at: '/user/checkIn', target: button('sign.rules') },
  { name: 'draw-rules', at: '/luck-draw', target: button('draw.rules') },
  { name: 'rewards', at: '/bet-history', target: button('reward.title') },
  { name: 'mail-letter', at: '/user/mail', target: letter },
  { name: 'share', at: '/referrals', target: button('common.share') },
];
