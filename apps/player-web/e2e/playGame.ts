import type { FrameLocator, Page } from '@playwright/test';
import { expect } from './fixtures';
import type { Language } from './messages';
import { say } from './messages';
import { operatorWords } from './operatorWords';

/** A game for large stakes, each of which counts for turnover in full. */
const highStakes = 'Jeepney Jackpot';

/** Opens the game from home and waits until it can be played. */
export async function openGame(page: Page, language: Language): Promise<FrameLocator> {
  await page
    .getByRole('button', { name: new RegExp(`^(?!.*:).*${highStakes}`) })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: highStakes });
  await sheet.getByRole('button', { name: say(language, 'game.play'), exact: true }).click();
  const game = page.frameLocator(`iframe[title="${highStakes}"]`);
  await expect(game.getByRole('button', { name: operatorWords[language].play, exact: true })).toBeEnabled();
  return game;
}

/** Plays one round for a stake such as '₱5,000' and waits for its end. */
export async function playRound(game: FrameLocator, language: Language, stake: string): Promise<void> {
  const { play, roundOver } = operatorWords[language];
  await game.getByRole('radio', { name: stake, exact: true }).check();
  await game.getByRole('button', { name: play, exact: true }).click();
  await expect(game.getByRole('status')).toContainText(roundOver);
}

/** Leaves the game. */
export async function closeGame(page: Page, language: Language): Promise<void> {
  const launcher = page.getByRole('dialog', { name: highStakes });
  await launcher
    .getByRole('button', { name: say(language, 'game.close') })
    .first()
    .click();
  await expect(launcher).toBeHidden();
}
