import { describe, expect, it } from 'vitest';
import { partOf } from './chunks';
import { momentOf } from './moments';

const app = '/app/src/';
const part = (...entries: string[]) => partOf(new Set(entries.map((entry) => app + entry)));

const home = 'pages/home/HomePage.tsx';
const live = 'pages/home/live/homeParts.tsx';
const playersHome = 'pages/home/player/playerParts.tsx';
const services = 'start/session/accountServices.ts';
const gameSheet = 'overlays/game-sheet/GameSheetOverlay.tsx';
const login = 'pages/login/LoginPage.tsx';
const standBy = 'shell/BackgroundFeatures.tsx';
const deposit = 'overlays/deposit/DepositOverlay.tsx';
const withdrawal = 'overlays/withdrawal/WithdrawalOverlay.tsx';
const vip = 'pages/vip/VipPage.tsx';
const checkIn = 'pages/check-in/CheckInPage.tsx';

describe('the file a module travels in', () => {
  it.each([
    ['what the page itself needs, whoever needs it besides', undefined, ['main.tsx', vip]],
    ['what nobody needs', undefined, []],
    ['what one moment needs', 'money', [deposit, 'overlays/select-bank/SelectBankOverlay.tsx']],
    ['a page of no other moment', 'account', [vip]],
    ['the first view', 'home', [home, live, deposit]],
    ['what follows it', 'live', [live, login, vip]],
    ['the mark of play money and whatever else needs that', 'live', ['start/showPlayMoney.tsx', deposit]],
    ["a player's home", 'player', [playersHome, deposit, vip]],
    ["a player's home and the login", 'base', [playersHome, login, vip]],
    ['what runs beside a player and their home', 'player', [playersHome, services, deposit]],
    ['what runs beside a player and others', 'services', [services, deposit, standBy, vip]],
    ['what runs beside a player and the login', 'base', [services, login]],
    ["a game's sheet and others", 'modals', [gameSheet, login, deposit]],
    ['the login and a deposit', 'forms', [login, deposit]],
    ['a deposit and a page', 'kit', [deposit, vip]],
    ['what stands by and a page', 'kit', [standBy, vip]],
    ['pages alone', 'pages', [withdrawal, vip, checkIn]],
  ])('%s: %s', (_what, expected, entries) => {
    expect(part(...entries)).toBe(expected);
  });

  it('refuses what is fetched by itself outside of the app', () => {
    expect(() => momentOf('/libs/ui/late.ts')).toThrow('/libs/ui/late.ts is fetched by itself');
  });
});
