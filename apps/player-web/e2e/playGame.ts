import type { FrameLocator, Locator, Page } from '@playwright/test';
import { doubleTapMs } from './doubleTapMs';
import { expect } from './fixtures';
import type { Language } from './messages';
import { say } from './messages';
import { operatorWords } from './operatorWords';

/** A game for large stakes, each of which counts for turnover in full. */
const highStakes = 'Jeepney Jackpot';

/** Opens the game from home and waits until it can be played. */
export async function openGame(page: Page, language: Language): Promise<FrameLocator> {
  const { frame } = await askForGame(page, language);
  await expect(frame.getByRole('button', { name: operatorWords[language].play, exact: true })).toBeEnabled();
  return frame;
}

/** Asks for the game from home. @returns the button that asks once more, and the frame that the game would open in */
export async function askForGame(
  page: Page,
  language: Language,
): Promise<{ readonly play: Locator; readonly frame: FrameLocator }> {
  await page
    .getByRole('button', { name: new RegExp(`^(?!.*:).*${highStakes}`) })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: highStakes });
  const play = sheet.getByRole('button', { name: say(language, 'game.play'), exact: true });
  // Sooner, and where the tile was, it would be the second of two taps, which the app does not hear.
  await play.waitFor();
  await page.waitForTimeout(doubleTapMs);
  await play.click();
  return { play, frame: page.frameLocator(`iframe[title="${highStakes}"]`) };
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
